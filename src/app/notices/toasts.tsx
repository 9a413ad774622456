import { lazy } from '../../components/lazy.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shellTexts } from '../../i18n/en/shell.ts'

const LateParts = lazy(async () => (await import('./late-parts.tsx')).LateParts)

/** The place where toasts appear. */
export const Toasts = () => (
  <section aria-label={useTexts(shellTexts).toasts}>
    <LateParts />
  </section>
)
