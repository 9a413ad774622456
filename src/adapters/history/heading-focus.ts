import { focusOn, headingOf } from './arrival.ts'

/** From here on the focus is the visitor's own business. */
const gestures = ['keydown', 'pointerdown']

/** Puts the focus on the screen's heading, and on the one that takes its place when the screen has loaded; returns how to stop. */
export function focusHeading(page: Window): () => void {
  const { document } = page
  let heading = headingOf(page)
  focusOn(heading)

  function follow(): void {
    if (heading?.isConnected) return
    const isLost = document.activeElement === null || document.activeElement === document.body
    heading = headingOf(page)
    if (isLost) focusOn(heading)
    else stop()
  }

  const Observer = document.defaultView?.MutationObserver
  const observer = Observer && new Observer(follow)
  observer?.observe(document.querySelector('main') ?? document.body, { childList: true, subtree: true })
  for (const gesture of gestures) page.addEventListener(gesture, stop, { passive: true })

  function stop(): void {
    observer?.disconnect()
    for (const gesture of gestures) page.removeEventListener(gesture, stop)
  }
  return stop
}
