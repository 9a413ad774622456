import { withBase } from '../base-path.ts'

/** Used in prerendered pages; `npm start` serves this origin or replaces it by its own. */
const defaultOrigin = 'http://127.0.0.1:4173'

/** The origin in canonical links and link previews. */
export function siteOrigin(): string {
  const chosen = import.meta.env?.VITE_SITE_URL
  if (chosen) return new URL(chosen).origin
  return pageOrigin()
}

/** The full address of a path of the shop, such as `/products/7`. */
export function siteAddress(path: string): string {
  return new URL(withBase(path), siteOrigin()).href
}

/** The origin of the current page. */
export function pageOrigin(): string {
  return typeof location === 'undefined' ? defaultOrigin : location.origin
}
