import { type ComponentType, useSyncExternalStore } from 'react'

const nothing = () => undefined

let queue: Promise<unknown> = Promise.resolve()
let pause = () => Promise.resolve()

/** Sets the promise that lazy parts wait for, and the pause between loading two of them. */
export function deferLazyParts(until: Promise<unknown>, between: () => Promise<void>): void {
  queue = until
  pause = between
}

function queued<Part>(load: () => Promise<Part>): Promise<Part> {
  queue = queue.then(pause)
  return queue.then(load)
}

/** A component that is loaded after the first paint. `Placeholder` is rendered until then. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyWhenShown(() => queued(load), Placeholder)
}

/**
 * A component that is loaded when it is first rendered. React's own `lazy` would suspend the page during hydration and would not
 * retry after a failure. This one retries immediately, and again when it is mounted next or the browser is online again.
 */
export function lazyWhenShown<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  const listeners = new Set<() => void>()
  let loaded: ComponentType<Props> | undefined
  let isLoading = false

  async function start(): Promise<void> {
    if (loaded || isLoading) return
    isLoading = true
    try {
      loaded = await load().catch(load)
      for (const listener of listeners) listener()
    } catch {
      addEventListener('online', start, { once: true })
    } finally {
      isLoading = false
    }
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    start()
    return () => listeners.delete(listener)
  }

  return (props) => {
    const Component = useSyncExternalStore(subscribe, () => loaded, nothing) ?? Placeholder
    return Component ? <Component {...props} /> : null
  }
}

/** Event handlers for a control that opens a lazy component: pointing at it or focusing it starts loading the component. */
export function preloadOnIntent(load: () => Promise<unknown>) {
  const preload = () => {
    load().catch(nothing)
  }
  return { onPointerEnter: preload, onFocus: preload }
}
