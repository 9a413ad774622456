import type { ReactNode } from 'react'
import { shellTexts } from '../i18n/en/shell.ts'
import { useTexts } from '../parts/use-texts.ts'
import { Arrival } from './arrival.tsx'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { Intent } from './intent.tsx'
import { Banners } from './notices/banners.tsx'
import { BusyPage } from './notices/busy.tsx'
import { Toasts } from './notices/toasts.tsx'
import { Update } from './notices/update.tsx'
import { Waking } from './waking.tsx'
import './shell.css'

/** What is around every screen. */
export const Shell = ({ children }: { readonly children: ReactNode }) => {
  const words = useTexts(shellTexts)
  return (
    <>
      <a className="skip-link" href="#content">
        {words.skip}
      </a>
      <Header />
      <Banners />
      <Update />
      <main id="content" className="sc-main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Toasts />
      <BusyPage />
      <Arrival />
      <Waking />
      <Intent />
    </>
  )
}
