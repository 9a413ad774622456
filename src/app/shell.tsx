import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTexts } from '../components/use-texts.ts'
import { shellTexts } from '../i18n/en/shell.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { Hydration } from './hydration.tsx'
import { BusyPage } from './notices/busy.tsx'
import { Banners, Update } from './notices/lazy-notices.tsx'
import { Toasts } from './notices/toasts.tsx'
import { PreloadOnIntent } from './preload-on-intent.tsx'
import { RouteChange } from './route-change.tsx'
import './shell.css'

/** At least as high as the window: the footer stays below what is seen, and is not moved when the screen arrives. */
const main = { flex: '1 0 auto', w: 'full', minW: '0', minH: 'calc(100vh - var(--header-height))' }

/** The header, the footer and the notices around every screen. */
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
      <Box as="main" id="content" {...main} tabIndex={-1}>
        {children}
      </Box>
      <Footer />
      <Toasts />
      <BusyPage />
      <RouteChange />
      <Hydration />
      <PreloadOnIntent />
    </>
  )
}
