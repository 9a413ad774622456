import { openBoundedCache } from './bounded-cache.ts'

/** Shared by all builds. */
const pictures = openBoundedCache('statecart-pictures', 300)
const answers = openBoundedCache('statecart-answers', 60)
/** Opaque responses of other hosts: browsers count each as several megabytes of quota. */
const picturesOfOtherOrigins = openBoundedCache('statecart-foreign-pictures', 40)

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
export async function lastAnswer(request: Request): Promise<Response> {
  const cached = await answers.find(request.url)
  return cached && isAnswer(cached) ? cached : fetch(request)
}

/** One at a time, so that requests of the page are not delayed. Most responses come from the HTTP cache. */
export async function storeSeen(seen: { pictures: readonly string[]; answers: readonly string[] }) {
  for (const address of seen.answers) await unlessOffline(storeAnswer(address))
  for (const address of seen.pictures) await unlessOffline(storePicture(address))
}

async function storeAnswer(address: string): Promise<void> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, { cache: 'force-cache', credentials: 'omit', headers })
  if (isAnswer(answer)) await answers.put(address, answer)
}

async function storePicture(address: string): Promise<void> {
  const isForeign = new URL(address).origin !== location.origin
  const cache = isForeign ? picturesOfOtherOrigins : pictures
  if (await cache.find(address)) return
  const mode = isForeign ? 'no-cors' : 'same-origin'
  const fresh = await fetch(address, { cache: 'force-cache', mode, priority: 'low' })
  if (fresh.type === 'opaque' || isPicture(fresh)) await cache.put(address, fresh)
}

function isPicture({ status, headers }: Response): boolean {
  return status === 200 && /^image\//.test(headers.get('content-type') ?? '')
}

function isAnswer({ status, headers }: Response): boolean {
  return status === 200 && /\bjson\b/.test(headers.get('content-type') ?? '')
}

function unlessOffline(work: Promise<void>): Promise<void> {
  return work.catch(() => undefined)
}
