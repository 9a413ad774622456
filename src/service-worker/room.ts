import { openBoundedCache } from './bounded-cache.ts'

/** Slightly more than the files of one build. */
const most = 250
const room = openBoundedCache('statecart-room', most)

export function isOfRoom(path: string): boolean {
  return /^\/(inspect\/?$|room\/|assets\/room-)/.test(path)
}

/** The files of the machine room are cached when they are first used, not when the worker is installed. */
export async function ofRoom(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  // A chunk never changes under its name.
  const cached = await room.find(pathname)
  if (cached && pathname.startsWith('/assets/')) return cached
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request))
    if (fresh.status === 200 && !fresh.redirected) event.waitUntil(room.put(pathname, fresh.clone()))
    return fresh
  } catch (error) {
    if (cached) return cached
    throw error
  }
}
