/** Lets one screen fade into the next, where the browser can do that and nobody asked for stillness. */
export function turnPage(page: Window, change: () => void): void {
  const { document } = page
  const isWanted =
    'startViewTransition' in document && !page.matchMedia('(prefers-reduced-motion: reduce)').matches
  if (!isWanted) {
    change()
    return
  }
  // What shows the change does so a microtask later.
  const turn = document.startViewTransition(async () => Promise.resolve(change()))
  turn.ready.catch(() => undefined)
}
