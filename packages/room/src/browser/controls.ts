import type { FieldFacts } from '../record/samples.ts'
import { nameOf, roleOf } from './accessible.ts'

/**
 * Elements that are operated by a click. Native selects and text fields are not included, because their values are recorded
 * instead.
 */
export const clickable = [
  'a[href]',
  'button',
  'summary',
  ...['checkbox', 'radio', 'button', 'submit', 'reset', 'image'].map((type) => `input[type="${type}"]`),
  ...[
    'button',
    'checkbox',
    'link',
    'menuitem',
    'menuitemcheckbox',
    'menuitemradio',
    'option',
    'radio',
    'switch',
    'tab',
    'treeitem',
  ].map((role) => `[role="${role}"]`),
  '[role="combobox"]:not(input, select)',
].join(', ')

export function fieldOf(field: Element): FieldFacts {
  const { autocomplete = '', type = '', name = '', id = '' } = field as Partial<HTMLInputElement>
  return {
    autocomplete: autocomplete.trim().split(/\s+/).at(-1) ?? '',
    type,
    role: roleOf(field),
    words: `${nameOf(field)} ${name} ${id}`.replace(/([a-z])([A-Z])/g, '$1 $2'),
  }
}

/** Elements whose typed text is recorded. Users type the value of the other inputs in a different way, or not at all. */
export const typable = [
  'textarea',
  'input:not([type="checkbox"], [type="radio"], [type="file"])',
  '[contenteditable]:not([contenteditable="false"])',
].join(', ')

export function typedInto(field: Element): string {
  const isField = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
  return isField ? field.value : (field.textContent ?? '')
}

/** The extensions and the types of the files that the user has chosen in an input. */
export function filesOf({ files }: HTMLInputElement): { extension: string; type: string }[] {
  return [...(files ?? [])].map(({ name, type }) => ({
    extension: /\.[a-z0-9]{1,8}$/i.exec(name)?.[0] ?? '',
    type: type || 'application/octet-stream',
  }))
}

/** Returns the selected options, each with its index in the list, and with its label if no other option has the same one. */
export function optionsOf({
  options,
  selectedOptions,
}: HTMLSelectElement): { label: string | undefined; at: number }[] {
  const all = [...options]
  return [...selectedOptions].map((option) => {
    const isAlone = all.every((other) => other === option || other.label !== option.label)
    return { label: isAlone ? option.label : undefined, at: all.indexOf(option) }
  })
}

const movementKeys = new Set([
  'ArrowDown',
  'ArrowUp',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageDown',
  'PageUp',
])
const rolesWithMovement = new Set([
  'combobox',
  'grid',
  'listbox',
  'menu',
  'menuitem',
  'slider',
  'switch',
  'tab',
  'treeitem',
])

/**
 * Whether a key press must be recorded because no other event reports its effect: it submits, closes, or moves in a list.
 */
export function isPressed(
  { key, ctrlKey, altKey, metaKey }: KeyboardEvent,
  focused: Element | null,
): boolean {
  if (ctrlKey || altKey || metaKey) return false
  if (key === 'Escape') return true
  if (key === 'Enter') return focused?.matches('input, [role]') === true
  const isNative = focused === null || focused.matches('select, input[type="range"]')
  return movementKeys.has(key) && !isNative && rolesWithMovement.has(roleOf(focused) ?? '')
}

interface Traversing extends Event {
  navigationType: string
  userInitiated: boolean
  destination: { index: number }
}

interface WithNavigation {
  navigation?: EventTarget & { currentEntry: { index: number } | null }
}

/**
 * Calls the listener when the user goes back or forward in the history. Needs the Navigation API. Returns an unsubscribe
 * function.
 */
export function onTraversal(page: Document, listener: (to: 'back' | 'forward') => void): () => void {
  const { navigation } = (page.defaultView ?? {}) as WithNavigation
  const onNavigate = (event: Event): void => {
    const { navigationType, userInitiated, destination } = event as Traversing
    if (navigationType !== 'traverse' || !userInitiated) return
    listener(destination.index < (navigation?.currentEntry?.index ?? 0) ? 'back' : 'forward')
  }
  navigation?.addEventListener('navigate', onNavigate)
  return () => navigation?.removeEventListener('navigate', onNavigate)
}
