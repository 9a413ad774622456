import { later } from '../later.tsx'

/** Comes once the page is calm, and brings what keeps the shop on this device. */
export const Update = later(async () => (await import('./update-notice.tsx')).UpdateNotice)
