/** The public API of @statecart/room for the page or panel that shows the room. */
import { openHere } from './record/open-here.ts'
import { showRoom as show, type ViewOptions } from './show-room.tsx'

export type { Language } from './i18n/texts.ts'
export type { ViewOptions } from './show-room.tsx'

/** Renders the room. Returns a function that closes it. */
export function showRoom(options: ViewOptions): Promise<() => void> {
  return show(options, openHere)
}
