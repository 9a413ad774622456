/**
 * Moves the focus into a panel, which is at the end of the page, so that the keyboard reaches it at once. Returns a function that
 * gives the focus back if it is still in the panel.
 */
export function takeFocus(panel: HTMLElement): () => void {
  const { activeElement: before } = document
  panel.tabIndex = -1
  panel.focus({ preventScroll: true })
  return () => {
    if (panel.matches(':focus-within') && before instanceof HTMLElement) before.focus({ preventScroll: true })
  }
}
