/** Changes the screen in a view transition, unless it is unsupported or reduced motion is requested. */
export function changeScreen(page: Window, change: () => void): void {
  const { document } = page
  const isWanted =
    'startViewTransition' in document && !page.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isWanted) {
    change()
    return
  }
  // React renders the change in a microtask.
  const turn = document.startViewTransition(async () => Promise.resolve(change()))
  turn.ready.catch(() => undefined)
}
