/** The public API of @statecart/room for the page or panel that shows the room. */
export type { Language } from './i18n/texts.ts'
export { showRoom, type ViewOptions } from './show-room.tsx'
