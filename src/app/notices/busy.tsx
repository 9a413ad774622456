import { LoadingOverlay } from '../../components/loading-overlay.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'

/** Covers the page while a language is loaded. */
export const BusyPage = () => {
  const words = useTexts(shellTexts)
  const isBusy = useShopSelector('preferences', (snapshot) => snapshot.hasTag('busy'))
  return isBusy ? <LoadingOverlay label={words.busy} /> : null
}

/** A thin line along the top while a screen is fetched; the page stays usable. */
export const BusyMarker = () => {
  const words = useTexts(shellTexts)
  const isLoading = useShopSelector('navigation', (snapshot) => snapshot.hasTag('busy'))
  return isLoading ? <div className="sc-progress" role="progressbar" aria-label={words.loadingPage} /> : null
}
