import type { Asked } from './scope.ts'
import { openShelf } from './shelf.ts'

/** Somewhat more than one build has. */
const most = 250
const room = openShelf('statecart-room', most)

export function isOfRoom(path: string): boolean {
  return /^\/(inspect\/?$|room\/|assets\/room-)/.test(path)
}

/** Nothing of the machine room is fetched before somebody opens it; whatever was once fetched is there without a network. */
export async function ofRoom(event: Asked): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  // A chunk never changes under its name.
  const kept = await room.find(pathname)
  if (kept && pathname.startsWith('/assets/')) return kept
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request))
    if (fresh.status === 200 && !fresh.redirected) event.waitUntil(room.keep(pathname, fresh.clone()))
    return fresh
  } catch (error) {
    if (kept) return kept
    throw error
  }
}
