/** Whether the focused element was removed or disabled, or is in an item that is leaving the page. */
export function isFocusLost({ activeElement, body } = document): boolean {
  return !activeElement || activeElement === body || activeElement.closest('[inert]') !== null
}

/**
 * Scrolls to an element that was focused in place of a removed one if the keyboard is used: the focus must be visible, but the page
 * must not move under a pointer.
 */
export function scrollToFocus(element: HTMLElement | null): void {
  if (element?.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
}
