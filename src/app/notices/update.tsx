import { lazy } from '../lazy.tsx'

/** Comes once the page is afterFirstPaint, and brings what keeps the shop on this device. */
export const Update = lazy(async () => (await import('./update-notice.tsx')).UpdateNotice)
