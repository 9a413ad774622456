import { shellTexts } from '../../i18n/en/shell.ts'
import { useTexts } from '../../parts/use-texts.ts'
import { later } from '../later.tsx'

const LateParts = later(async () => (await import('./late-parts.tsx')).LateParts)

/** The place where toasts appear. */
export const Toasts = () => (
  <section aria-label={useTexts(shellTexts).toasts}>
    <LateParts />
  </section>
)
