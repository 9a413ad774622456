import { lazy } from '../../components/lazy.tsx'

/** Loaded after the first paint; registers the service worker and offers updates. */
export const Update = lazy(async () => (await import('./update-notice.tsx')).UpdateNotice)

/** Loaded after the first paint, because a problem that is found before is rare. */
export const Banners = lazy(async () => (await import('./banners.tsx')).Banners)
