import { type ComponentType, useSyncExternalStore } from 'react'

const nothing = () => undefined

let queue: Promise<unknown> = Promise.resolve()
let pause = () => Promise.resolve()

/** Sets what lazy parts wait for, and what is awaited between two of them. */
export function deferLazyParts(until: Promise<unknown>, between: () => Promise<void>): void {
  queue = until
  pause = between
}

function alternating<Part>(load: () => Promise<Part>): Promise<Part> {
  queue = queue.then(pause)
  return queue.then(load)
}

/** A component that is loaded after the first paint; `Placeholder` stands in its place until then. */
export function lazy<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder?: ComponentType<Props>,
): ComponentType<Props> {
  return lazyWhenShown(() => alternating(load), Placeholder)
}

/**
 * A component that is loaded when it is first rendered. React's own `lazy` would suspend the page while it hydrates, and would not
 * load a component again after a failure. This one retries at once, and again when it is rendered next or the browser is online.
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

/** Event handlers for a control that opens a lazy component: pointing at it or focusing it begins the loading. */
export function preloadOnIntent(load: () => Promise<unknown>) {
  const preload = () => {
    load().catch(nothing)
  }
  return { onPointerEnter: preload, onFocus: preload }
}
