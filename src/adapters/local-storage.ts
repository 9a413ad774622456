/** Whatever the browser keeps at once; where it keeps nothing, for as long as the page. */
export function localStorageOrMemory(): Record<string, string> {
  try {
    return localStorage
  } catch {
    return {}
  }
}
