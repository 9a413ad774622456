import type { WakingPort } from '../../machines/ports/ports.ts'
import { awaitingLanguage, type EarlyDeed, heldEvents } from './early.ts'

/** In the browser's own record of the page, for whoever measures it. */
const listening = 'shop-listening'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Ends what the head script began while the page was there and its script was not. */
export function createWaking(page: Pick<Window, 'document'> = window): WakingPort & { awake: Promise<void> } {
  const { document } = page
  const listeners = new Set<() => void>()
  let isListening = false
  return {
    awake: new Promise((resolve) => listeners.add(resolve)),
    isListening: () => isListening,
    onListening(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reveal: () => document.documentElement.classList.remove(awaitingLanguage),
    catchUp() {
      isListening = true
      performance.mark(listening)
      for (const listener of listeners) listener()
      const { early } = document
      if (!early) return
      delete document.early
      for (const name of heldEvents) document.removeEventListener(name, early.hold, { capture: true })
      for (const deed of early.deeds) if (deed[0].isConnected) redo(deed)
    },
  }
}

function redo([target, type, value, checked]: EarlyDeed): void {
  if (type === 'click') target.click()
  else if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type)) tick(target, checked)
  else if (isField(target)) fill(target, value, type)
}

function tick(box: HTMLInputElement, checked: boolean | undefined): void {
  if (checked === undefined) return
  box.checked = !checked
  box.click()
}

/** React hears of a text only if it is another than the one that it saw being set. */
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
