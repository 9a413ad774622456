import type { HydrationPort } from '../../../machines/ports/ports.ts'
import { awaitingLanguage, type QueuedEvent, queuedEventTypes } from './pre-hydration.ts'
import { readPrerenderedProducts } from './prerendered-products.ts'

/** The name of a performance mark for measuring tools: from this time on, the shop handles events. */
const hydratedMark = 'shop-hydrated'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Takes over from the head script: shows the page's text, and dispatches the queued events once the page is hydrated. */
export function createHydration(
  page: Pick<Window, 'document'> = window,
): HydrationPort & { hydrated: Promise<void> } {
  const { document } = page
  const listeners = new Set<() => void>()
  let isHydrated = false
  return {
    hydrated: new Promise((resolve) => listeners.add(resolve)),
    prerenderedProducts: () => readPrerenderedProducts(document),
    isHydrated: () => isHydrated,
    onHydrated(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    showText: () => document.documentElement.classList.remove(awaitingLanguage),
    replayEvents() {
      isHydrated = true
      performance.mark(hydratedMark)
      for (const listener of listeners) listener()
      const { preHydration } = document
      if (!preHydration) return
      delete document.preHydration
      for (const type of queuedEventTypes)
        document.removeEventListener(type, preHydration.queue, { capture: true })
      const { events } = preHydration
      for (const [at, event] of events.entries())
        if (event[0].isConnected && !isRepeated(event, events.slice(0, at))) dispatch(event)
    },
  }
}

/**
 * Whether a `change` event of a text field repeats the value of the `input` event before it. Browsers fire it after Enter.
 * Dispatching it after that Enter would enter the value a second time.
 */
function isRepeated([target, type, value]: QueuedEvent, before: readonly QueuedEvent[]): boolean {
  const last = before.findLast(([other, kind]) => other === target && kind === 'input')
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return type === 'change' && isText && last?.[2] === value
}

function dispatch([target, type, value, checked]: QueuedEvent): void {
  if (type === 'click') target.click()
  else if (type === 'keydown')
    target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
    check(target, checked)
  else if (isField(target)) fill(target, value, type)
}

function check(box: HTMLInputElement, checked: boolean | undefined): void {
  if (checked === undefined) return
  box.checked = !checked
  box.click()
}

/** React fires `onChange` only if the value differs from the last one that its setter saw, so this calls the native setter. */
function fill(field: Field, value: string | undefined, type: string): void {
  if (value === undefined) return
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event(type, { bubbles: true }))
  if (field !== document.activeElement) field.dispatchEvent(new Event('focusout', { bubbles: true }))
}

function isField(target: HTMLElement): target is Field {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  )
}
