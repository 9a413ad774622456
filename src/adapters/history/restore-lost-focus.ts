import { focusOn, headingOf } from './arrival.ts'

/** Moves the focus to the screen's heading when the focused element is removed from the page. */
export function restoreLostFocus(page: Window): void {
  const { document } = page
  let held: Element | null = null
  document.addEventListener('focusin', () => {
    held = document.activeElement
  })
  document.addEventListener(
    'pointerdown',
    () => {
      held = null
    },
    { capture: true },
  )

  function follow(): void {
    if (!held || held.isConnected) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isLost) focusOn(headingOf(page))
    else held = null
  }

  const Observer = document.defaultView?.MutationObserver
  const observer = Observer && new Observer(follow)
  observer?.observe(document.body, { childList: true, subtree: true })
}
