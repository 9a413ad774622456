import type { Language } from '../i18n/texts.ts'

/** Says in the application that its events are held; loaded when that happens. Returns how to remove it. */
export function showHeldBanner(language: Language, onRelease: () => void): () => void {
  const shown = import('./held-banner.tsx').then(({ renderHeldBanner }) =>
    renderHeldBanner({ language, onRelease }),
  )
  return () => void shown.then((remove) => remove())
}
