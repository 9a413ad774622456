/** localStorage, or a plain object for the life of the page if access is denied. */
export function localStorageOrMemory(): Record<string, string> {
  try {
    return localStorage
  } catch {
    return {}
  }
}
