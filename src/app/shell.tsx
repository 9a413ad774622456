import { Box } from '@chakra-ui/react'
import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { useTexts } from '../components/use-texts.ts'
import { shellTexts } from '../i18n/en/shell.ts'
import { Footer } from './footer/footer.tsx'
import { Header } from './header/header.tsx'
import { BusyPage } from './notices/busy.tsx'
import './shell.css'
import { withoutBase } from '../base-path.ts'
import { lazy } from '../components/lazy.tsx'
import { useIsHydrated, useShop, useShopSelector } from '../components/shop-context.tsx'

/** At least as high as the window, so that the footer is below the viewport and does not shift when the screen is rendered. */
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

/** Shows the page's text once it is in the visitor's language, and replays the events from before hydration. */
const Hydration = () => {
  const { hydration } = useShop().ports
  const isHydrated = useIsHydrated()
  const isLanguageLoading = useShopSelector('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isReadable = isHydrated && !isLanguageLoading
  useLayoutEffect(() => {
    if (isReadable) hydration.showText()
  }, [isReadable, hydration])
  // Effects of children run first, so every screen's actor has been started by now.
  useEffect(() => hydration.replayEvents(), [hydration])
  return null
}

const intentEvents = ['pointerover', 'focusin'] as const

/** Loads the code of a screen as soon as the visitor points at a link to it or focuses the link. */
const PreloadOnIntent = () => {
  const { screens } = useShop().ports
  useEffect(() => {
    const controller = new AbortController()
    const preload = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest('a') : null
      const path = link?.origin === location.origin ? withoutBase(link.pathname) : undefined
      if (path) screens.prepare(path).catch(() => undefined)
    }
    for (const type of intentEvents)
      document.addEventListener(type, preload, { passive: true, signal: controller.signal })
    return () => controller.abort()
  }, [screens])
  return null
}

/** After a route change: scrolls, moves the focus, and announces the title unless the focused heading announces it. */
const RouteChange = () => {
  const { history } = useShop().ports
  const place = useShopSelector('navigation', ({ context }) => context.place)
  const how = useShopSelector('navigation', ({ context }) => context.how)
  const isLanguageLoading = useShopSelector('preferences', (snapshot) => snapshot.hasTag('busy'))
  const isHydrated = useIsHydrated()
  const path = useRef<string>(undefined)
  const title = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each place; the other values belong to that place
  useLayoutEffect(() => {
    if (!isHydrated) return
    history.restoreScrollAndFocus(place, how)
    const isOtherScreen = path.current !== undefined && path.current !== place.path
    path.current = place.path
    const isAnnounced = isOtherScreen && !isLanguageLoading && !hasHeadingFocus()
    if (title.current) title.current.textContent = isAnnounced ? document.title : ''
  }, [place, history, isHydrated])
  return <div ref={title} className="visually-hidden" aria-live="polite" />
}

/** A screen reader reads a focused heading by itself. */
function hasHeadingFocus(): boolean {
  return document.activeElement?.tagName === 'H1'
}

/** Loaded after the first paint; registers the service worker and offers updates. */
const Update = lazy(async () => (await import('./notices/update-notice.tsx')).UpdateNotice)

/** Loaded after the first paint, because problems before it are rare. */
const Banners = lazy(async () => (await import('./notices/banners.tsx')).Banners)

const LateParts = lazy(async () => (await import('./notices/late-parts.tsx')).LateParts)

/** The place where toasts appear. */
const Toasts = () => (
  <section aria-label={useTexts(shellTexts).toasts}>
    <LateParts />
  </section>
)
