import { computeAccessibleName, getRole } from 'dom-accessibility-api'

/**
 * The queries of the tests, identical in each engine: this file is bundled and evaluated in the page, because only some drivers
 * can find elements by role and name.
 */

/** A regular expression in a form that JSON can represent. */
type TextPattern = string | { pattern: string; flags: string }
export interface SentQuery {
  role?: string
  name?: TextPattern
  level?: number
  label?: TextPattern
  text?: TextPattern
  holding?: TextPattern
  within?: SentQuery
  at?: number
}
export interface Seen {
  text: string
  value: string
  isOn: boolean
  isDisabled: boolean
  isFocused: boolean
}

function matches(wanted: TextPattern, text: string, isPart = false): boolean {
  if (typeof wanted === 'object') return new RegExp(wanted.pattern, wanted.flags).test(text)
  return isPart ? text.toLowerCase().includes(wanted.toLowerCase()) : text === wanted
}

const textOf = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()
const nameOf = (element: Element) => computeAccessibleName(element).replace(/\s+/g, ' ').trim()

function isShown(element: Element): boolean {
  const isIgnored = element.closest('[inert], [aria-hidden="true"]') !== null
  return !isIgnored && element.checkVisibility({ visibilityProperty: true })
}

const levelOf = (element: Element) =>
  Number(element.getAttribute('aria-level') ?? /^H([1-6])$/.exec(element.tagName)?.[1])

function isMatching(element: Element, { role, name, level, label, text }: SentQuery): boolean {
  if (label !== undefined) return matches(label, nameOf(element).replace(/\s*\*$/, ''))
  if (text !== undefined) return matches(text, textOf(element))
  if (getRole(element) !== role || (level !== undefined && levelOf(element) !== level)) return false
  return name === undefined || matches(name, nameOf(element))
}

function selectorFor({ label, text }: SentQuery): string {
  if (label !== undefined) return 'input, select, textarea, [role="slider"], [role="spinbutton"]'
  return text === undefined ? '*' : 'body *:not(script, style)'
}

function find(query: SentQuery): Element[] {
  const roots: ParentNode[] = query.within ? find(query.within) : [document]
  const found = roots.flatMap((root) => [...root.querySelectorAll(selectorFor(query))])
  const { holding } = query
  const visible = found
    .filter((element) => isMatching(element, query) && isShown(element))
    .filter((element) => holding === undefined || matches(holding, textOf(element), true))
  const innermost =
    query.text === undefined
      ? visible
      : visible.filter((outer) => !visible.some((inner) => inner !== outer && outer.contains(inner)))
  return query.at === undefined ? innermost : innermost.slice(query.at, query.at + 1)
}

function only(query: SentQuery): HTMLElement {
  const found = find(query)
  const [element] = found
  if (found.length !== 1 || !(element instanceof HTMLElement)) throw new Error(`found ${found.length} times`)
  return element
}

const states = ['aria-pressed', 'aria-checked', 'aria-expanded', 'aria-selected', 'aria-current']

function inspect(query: SentQuery): Seen[] {
  return find(query).map((element) => ({
    text: textOf(element),
    value: 'value' in element ? String(element.value) : '',
    isOn:
      (element instanceof HTMLInputElement && element.checked) ||
      states.some((name) => element.getAttribute(name) === 'true'),
    isDisabled: element.matches(':disabled, [aria-disabled="true"]'),
    isFocused: element === document.activeElement,
  }))
}

const frame = () => new Promise<number>(requestAnimationFrame)

/** Scrolls the element into view, and returns the point to click when it no longer moves and nothing covers it. */
async function clickPoint(query: SentQuery): Promise<{ x: number; y: number }> {
  const element = only(query)
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = element.getBoundingClientRect()
  await frame()
  await frame()
  const { x, y, width, height } = element.getBoundingClientRect()
  if (x !== before.x || y !== before.y) throw new Error('the element moves')
  const middle = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
  const hit = document.elementFromPoint(middle.x, middle.y)
  const label = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
  if (!hit || ![element, ...label].some((one) => one.contains(hit)))
    throw new Error(`${hit?.outerHTML.slice(0, 120) ?? 'nothing'} covers the element`)
  return middle
}

/** Selects the content of a field, so that typed text replaces it. */
function focus(query: SentQuery): boolean {
  const element = only(query)
  element.focus()
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select()
  return element === document.activeElement
}

const page = () => ({
  address: location.pathname + location.search,
  language: document.documentElement.lang,
  isDark: document.documentElement.classList.contains('dark'),
  isListening: !('preHydration' in document),
})

/** Uncaught errors of this page, for the engine whose driver does not report the console. */
const errors: string[] = []
addEventListener('error', ({ message }) => errors.push(message))
addEventListener('unhandledrejection', ({ reason }) => errors.push(String(reason)))

const answers = { inspect, clickPoint, focus, page, errors: () => errors }
export type Answers = typeof answers
Object.assign(window, { engineTest: { answers, only } })
