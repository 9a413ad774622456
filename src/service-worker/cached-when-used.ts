import { siteName } from '../base-path.ts'
import { ifReadable, isChunk } from './files.ts'

/** A cache with a maximum number of entries; the oldest are removed first. */
interface BoundedCache {
  find(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
}

export function openBoundedCache(name: string, maxEntries: number): BoundedCache {
  return {
    find: (address) =>
      ifReadable(caches.open(name).then((cache) => cache.match(address, { ignoreVary: true }))),
    async put(address, response) {
      try {
        const cache = await caches.open(name)
        await cache.delete(address, { ignoreVary: true })
        await cache.put(address, response)
        const keys = await cache.keys()
        for (const oldest of keys.slice(0, Math.max(0, keys.length - maxEntries))) await cache.delete(oldest)
      } catch {
        // The storage is full. The response is not cached, so it is missing only offline.
        return
      }
    },
  }
}

/** Slightly more than the files of one build. */
const maxRoomFiles = 250
const roomFiles = openBoundedCache(`${siteName}-room`, maxRoomFiles)

export function isRoomFile(path: string): boolean {
  return /^\/(inspect\/?$|room\/|assets\/room-)/.test(path)
}

/** The files of the machine room are cached when they are first used, not when the worker is installed. */
export async function roomFile(event: FetchEvent): Promise<Response> {
  const { pathname } = new URL(event.request.url)
  // The content of a chunk never changes under the same name.
  const cached = await roomFiles.find(pathname)
  if (cached && isChunk(pathname)) return cached
  try {
    const fresh = (await event.preloadResponse) ?? (await fetch(event.request))
    if (fresh.status === 200 && !fresh.redirected) event.waitUntil(roomFiles.put(pathname, fresh.clone()))
    return fresh
  } catch (error) {
    if (cached) return cached
    throw error
  }
}

/** Shared by all builds. */
const pictures = openBoundedCache(`${siteName}-pictures`, 300)
const answers = openBoundedCache(`${siteName}-answers`, 60)
/** Opaque responses of other hosts: browsers count each as several megabytes of quota. */
const picturesOfOtherOrigins = openBoundedCache(`${siteName}-foreign-pictures`, 40)

/** A picture of the shop itself; its name contains a hash of its content. */
export async function picture(request: Request): Promise<Response> {
  const cached = await pictures.find(request.url)
  if (cached && isPicture(cached)) return cached
  const fresh = await fetch(request)
  if (isPicture(fresh)) await pictures.put(request.url, fresh.clone())
  return fresh
}

export async function pictureOfOtherOrigin(request: Request): Promise<Response> {
  return (await picturesOfOtherOrigins.find(request.url)) ?? fetch(request)
}

/** The last response of a source. */
export async function lastSourceResponse(request: Request): Promise<Response> {
  const cached = await answers.find(request.url)
  return cached && isAnswer(cached) ? cached : fetch(request)
}

/** Fetches the files one at a time, so that requests of the page are not delayed. Most responses are in the HTTP cache. */
export async function cacheLoaded(loaded: { pictures: readonly string[]; answers: readonly string[] }) {
  for (const address of loaded.answers) await cacheAnswer(address).catch(() => undefined)
  for (const address of loaded.pictures) await cachePicture(address).catch(() => undefined)
}

async function cacheAnswer(address: string): Promise<void> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, { cache: 'force-cache', credentials: 'omit', headers })
  if (isAnswer(answer)) await answers.put(address, answer)
}

async function cachePicture(address: string): Promise<void> {
  const isOtherOrigin = new URL(address).origin !== location.origin
  const cache = isOtherOrigin ? picturesOfOtherOrigins : pictures
  if (await cache.find(address)) return
  const mode = isOtherOrigin ? 'no-cors' : 'same-origin'
  const fresh = await fetch(address, { cache: 'force-cache', mode, priority: 'low' })
  if (fresh.type === 'opaque' || isPicture(fresh)) await cache.put(address, fresh)
}

function isPicture({ status, headers }: Response): boolean {
  return status === 200 && /^image\//.test(headers.get('content-type') ?? '')
}

function isAnswer({ status, headers }: Response): boolean {
  return status === 200 && /\bjson\b/.test(headers.get('content-type') ?? '')
}
