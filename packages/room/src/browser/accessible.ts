import { computeAccessibleName, getRole } from 'dom-accessibility-api'
import { type Appearance, type Control, controlStates } from '../record/user-action.ts'

const roomElements = '.sc-room, .sc-room-held-banner, statecart-room'
const hiddenElements = '[aria-hidden="true"], [inert]'

/** Whether an element is visible and belongs to the page, not to the room. */
export function isOnPage(element: Element): boolean {
  if (element.closest(`${roomElements}, ${hiddenElements}`) !== null || !isVisible(element)) return false
  const root = element.getRootNode()
  return !(root instanceof ShadowRoot) || isOnPage(root.host)
}

/** Returns the page and the open shadow roots in it, except that of the room, in the order in which Playwright searches them. */
export function rootsIn(root: Document | ShadowRoot): (Document | ShadowRoot)[] {
  const inner = [...root.querySelectorAll('*')].flatMap((host) =>
    host.shadowRoot && !host.matches(roomElements) ? rootsIn(host.shadowRoot) : [],
  )
  return [root, ...inner]
}

function allMatching(page: Document, selector: string): Element[] {
  return rootsIn(page).flatMap((root) => [...root.querySelectorAll(selector)])
}

/** Returns the focused element, which may be in a shadow root. */
export function focusedIn({ activeElement }: Document | ShadowRoot): Element | null {
  return activeElement?.shadowRoot ? (focusedIn(activeElement.shadowRoot) ?? activeElement) : activeElement
}

function isVisible(element: Element): boolean {
  return (
    typeof element.checkVisibility !== 'function' || element.checkVisibility({ visibilityProperty: true })
  )
}

/** Undefined for an element without a role, such as a password field, or a `summary`, which is no button for Playwright. */
export function roleOf(element: Element): string | undefined {
  if (element.matches('summary:not([role])')) return undefined
  const role = getRole(element) ?? undefined
  if (role === 'banner' || role === 'contentinfo')
    return element.closest('article, aside, main, nav, section') ? undefined : role
  return role === 'presentation' || role === 'none' ? undefined : role
}

export function nameOf(element: Element): string {
  return computeAccessibleName(element).replace(/\s+/g, ' ').trim()
}

/** The name by which a test finds an element; empty if Playwright might compute another one. */
function findableNameOf(element: Element): string {
  return isNameUncertain(element) ? '' : nameOf(element)
}

/**
 * Whether the name contains a line break or a text from the style sheet, such as a star after the label of a required field.
 * Playwright puts other spaces around these. Parts that are hidden from screen readers do not belong to the name.
 */
function isNameUncertain(element: Element): boolean {
  if (element.hasAttribute('aria-label')) return false
  const { labels } = element as Partial<HTMLInputElement>
  const named = [element, ...(labels ?? []), ...labeledBy(element)]
  const hidden = `${hiddenElements}, :is(${hiddenElements}) *`
  return named.some((part) => [part, ...part.querySelectorAll(`:not(${hidden})`)].some(isSeparatedOrStyled))
}

function labeledBy(element: Element): Element[] {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? []
  return ids.flatMap((id) => element.ownerDocument.getElementById(id) ?? [])
}

function isSeparatedOrStyled(element: Element): boolean {
  return element.localName === 'br' || ['::before', '::after'].some((part) => hasText(element, part))
}

/** jsdom does not compute the styles of these parts, and has no `checkVisibility` either. */
function hasText(element: Element, part: string): boolean {
  return (
    typeof element.checkVisibility === 'function' &&
    /"[^"]*[^"\s]/.test(getComputedStyle(element, part).content)
  )
}

const shownSelector =
  'h1, h2, h3, h4, h5, h6, a[href], button, input, textarea, select, dialog, output, [role]'
export const shownRoles = new Set(
  (
    'alert alertdialog button checkbox combobox dialog heading link menuitem menuitemcheckbox menuitemradio option radio ' +
    'searchbox slider spinbutton status switch tab textbox treeitem'
  ).split(' '),
)
const textRoles = new Set(['alert', 'status'])
export const liveRegions =
  'output, [role="alert"], [role="log"], [role="status"], [aria-live="polite"], [aria-live="assertive"]'
const maxElements = 400

/** Returns the visible elements of the page that have a role and a name or text. */
export function readPage(page: Document): Appearance[] {
  return allMatching(page, shownSelector)
    .slice(0, maxElements)
    .flatMap((element) => {
      const role = roleOf(element)
      if (!role || !shownRoles.has(role) || !isOnPage(element)) return []
      // Skips elements inside live regions, because messages disappear automatically together with their buttons.
      if (!textRoles.has(role) && element.closest(liveRegions)) return []
      const text = textRoles.has(role) ? textOf(element) : ''
      const name = textRoles.has(role) ? '' : findableNameOf(element)
      if (text === '' && name === '') return []
      return [{ role, name, text, ...levelOf(element, role), states: statesOf(element) }]
    })
}

/**
 * Returns the longest line of an element's text. A single line occurs in the page without interruption, so a test can find
 * it.
 */
function textOf(element: Element): string {
  const text =
    element instanceof HTMLElement ? (element.innerText ?? element.textContent) : element.textContent
  const lines = (text ?? '').split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.reduce((longest, line) => (line.length > longest.length ? line : longest), '')
}

function levelOf(element: Element, role: string): { level?: number } {
  if (role !== 'heading') return {}
  const level = Number(element.getAttribute('aria-level') ?? /^h([1-6])$/i.exec(element.tagName)?.[1])
  return Number.isFinite(level) ? { level } : {}
}

function statesOf(element: Element): Appearance['states'] {
  const known = controlStates.flatMap((state) => {
    const value = element.getAttribute(`aria-${state}`)
    return value === 'true' || value === 'false' ? [[state, value === 'true'] as const] : []
  })
  const native = element.matches('input[type="checkbox"], input[type="radio"]')
    ? { checked: (element as HTMLInputElement).checked }
    : {}
  return { ...Object.fromEntries(known), ...native, ...(element.matches(':disabled') && { disabled: true }) }
}

const containerRoles = new Set(
  'alertdialog article banner contentinfo dialog form group listbox listitem main menu navigation region row'.split(
    ' ',
  ),
)
const rolesWithoutName = new Set(['banner', 'contentinfo', 'main', 'navigation', 'dialog', 'alertdialog'])

/**
 * Returns a locator for an element: its role and name, and if these are ambiguous, the part of the page that contains it or
 * its index.
 */
export function controlOf(element: Element): Control {
  const page = element.ownerDocument
  const [role, name] = [roleOf(element), findableNameOf(element)]
  if (name === '' || element.localName === 'summary') return namelessControlOf(element)
  const same = allMatching(page, selectorFor(element)).filter(
    (other) =>
      other === element || (roleOf(other) === role && isOnPage(other) && findableNameOf(other) === name),
  )
  if (same.length === 1) return { role, name }
  const within = partAround(element, same)
  return within ? { role, name, within } : { role, name, nth: same.indexOf(element) }
}

/**
 * Returns a locator by CSS and index, for a `summary`, an element without a name, or whose name contains typed text. It has no role, because
 * Playwright gives fields such as passwords and dates other roles than the libraries of this package.
 */
export function namelessControlOf(element: Element): Control {
  const { tagName, ownerDocument } = element
  const attributes = ['role', 'type', 'contenteditable'].flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : [`[${name}=${JSON.stringify(value)}]`]
  })
  const selector = tagName.toLowerCase() + attributes.join('')
  const same = allMatching(ownerDocument, selector).filter((other) => other.closest(roomElements) === null)
  return { role: undefined, name: '', selector, nth: same.indexOf(element) }
}

/** Returns a selector for the elements that may have the same role. */
function selectorFor(element: Element): string {
  const role = element.getAttribute('role')
  return role === null && element.tagName !== 'SELECT'
    ? `${element.tagName}, [role]`
    : `${element.tagName}, ${shownSelector}`
}

function partAround(element: Element, same: readonly Element[]): Control['within'] {
  for (let part = element.parentElement; part; part = part.parentElement) {
    const role = roleOf(part)
    if (!role || !containerRoles.has(role)) continue
    const name =
      part.getAttribute('aria-label') || part.getAttribute('aria-labelledby') ? findableNameOf(part) : ''
    const isAlone = same.every((other) => other === element || !part.contains(other))
    if (isAlone && (name !== '' || rolesWithoutName.has(role)) && isOnly(part, role, name))
      return { role, name }
  }
  return undefined
}

function isOnly(part: Element, role: string, name: string): boolean {
  return allMatching(part.ownerDocument, selectorFor(part)).every(
    (other) =>
      other === part ||
      roleOf(other) !== role ||
      !isOnPage(other) ||
      (name !== '' && findableNameOf(other) !== name),
  )
}
