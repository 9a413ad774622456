import { addressPattern } from '../record/page-address.ts'
import { type Appearance, plainText } from '../record/user-action.ts'
import { focusedIn, isOnPage, liveRegions, readPage, rootsIn, shownRoles } from './accessible.ts'

/** What the page shows at one moment, its address, and the focused element. */
export interface PageContent {
  address: string
  seen: readonly Appearance[]
  focused: Element | null
}

export function readContent(page: Document): PageContent {
  return {
    address: addressIn(page),
    seen: [...readPage(page), ...readTexts(page)],
    focused: focusedIn(page),
  }
}

/** The address with `*` in place of the parts that differ between runs. */
export function patternOf({ address }: PageContent, without: (text: string) => string | undefined): string {
  return addressPattern(address, without)
}

/** Returns the path and the query, and a hash that is the route of the application. */
function addressIn({ location: { pathname, search, hash } }: Document): string {
  return pathname + withoutRoomParameter(search) + (/^#!?\//.test(hash) ? hash : '')
}

/** Returns the query string without the parameter that opens a room. */
function withoutRoomParameter(search: string): string {
  const query = new URLSearchParams(search)
  if (!query.has('inspect')) return search
  query.delete('inspect')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

const maxTexts = 400
/** The texts in these elements are read by role and name, change by themselves, are typed, or are not shown. */
const otherTexts = [
  'h1, h2, h3, h4, h5, h6, a[href], button, select, textarea, [contenteditable], script, style, noscript',
  liveRegions,
  ...[...shownRoles].filter((role) => !role.endsWith('dialog')).map((role) => `[role="${role}"]`),
].join(', ')

/** Returns the visible texts of the page that belong to no element with a name, such as those of paragraphs and lists. */
function readTexts(page: Document): Appearance[] {
  const elements = new Set<Element>()
  for (const root of rootsIn(page)) {
    const walker = page.createTreeWalker(root === page ? page.body : root, NodeFilter.SHOW_TEXT)
    while (walker.nextNode() && elements.size < maxTexts) {
      const { data, parentElement } = walker.currentNode as Text
      if (parentElement && data.trim() !== '' && !parentElement.closest(otherTexts))
        elements.add(parentElement)
    }
  }
  return [...elements].filter(isOnPage).map((element) => {
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim()
    return { role: plainText, name: '', text, states: {} }
  })
}
