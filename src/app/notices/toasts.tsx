import { shellTexts } from '../../i18n/en/shell.ts'
import { useTexts } from '../../parts/use-texts.ts'
import { later } from '../later.tsx'

const ToastStack = later(async () => (await import('./toast-stack.tsx')).ToastStack)

/** The place where toasts appear: in the page from the start, so that whoever listens to it hears the first one too. */
export const Toasts = () => (
  <section aria-label={useTexts(shellTexts).toasts} aria-live="polite" aria-relevant="additions">
    <ToastStack />
  </section>
)
