/** Shows a banner in the paused application; its code is lazy-loaded. Returns a function that removes it. */
export function showHeldBanner(language: string, onRelease: () => void): () => void {
  const shown = import('./held-banner.tsx').then(({ renderHeldBanner }) =>
    renderHeldBanner(language, onRelease),
  )
  return () => void shown.then((remove) => remove())
}
