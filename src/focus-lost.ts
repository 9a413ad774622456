/** Whether the focused element was removed or disabled, or is in an item that is leaving the page. */
export function isFocusLost({ activeElement, body } = document): boolean {
  return !activeElement || activeElement === body || activeElement.closest('[inert]') !== null
}
