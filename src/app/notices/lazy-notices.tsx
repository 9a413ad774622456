import { lazy, lazyWhenShown } from '../../components/lazy.tsx'

/** Loaded after the first paint; registers the service worker and offers updates. */
export const Update = lazy(async () => (await import('./update-notice.tsx')).UpdateNotice)

/** Loaded as soon as the page is hydrated, because a problem may be found before slow sources have answered. */
export const Banners = lazyWhenShown(async () => (await import('./banners.tsx')).Banners)
