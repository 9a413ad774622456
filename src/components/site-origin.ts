/** Named by pages that are rendered before anybody serves them; `npm start` answers there, or puts its own address instead. */
const defaultOrigin = 'http://127.0.0.1:4173'

/** The origin that canonical links and shared cards name. */
export function siteOrigin(): string {
  const chosen = import.meta.env?.VITE_SITE_URL
  if (chosen) return new URL(chosen).origin
  return pageOrigin()
}

/** The origin that this very page came from. */
export function pageOrigin(): string {
  return typeof location === 'undefined' ? defaultOrigin : location.origin
}
