import { openShelf } from './shelf.ts'

/** Whatever build it was seen with. */
const pictures = openShelf('statecart-pictures', 300)
const answers = openShelf('statecart-answers', 60)
/** Of other hosts, whose size nobody tells: browsers count each as several megabytes. */
const foreignPictures = openShelf('statecart-foreign-pictures', 40)

/** A picture of the shop's own: its name is that of its content. */
export async function picture(request: Request): Promise<Response> {
  const kept = await pictures.find(request.url)
  if (kept && isPicture(kept)) return kept
  const fresh = await fetch(request)
  if (isPicture(fresh)) await pictures.keep(request.url, fresh.clone())
  return fresh
}

export async function foreignPicture(request: Request): Promise<Response> {
  return (await foreignPictures.find(request.url)) ?? fetch(request)
}

/** The last answer of a source. */
export async function lastAnswer(request: Request): Promise<Response> {
  const kept = await answers.find(request.url)
  return kept && isAnswer(kept) ? kept : fetch(request)
}

/** One after the other: whoever looks at the page goes first. The browser has most of it still. */
export async function keepSeen(seen: { pictures: readonly string[]; answers: readonly string[] }) {
  for (const address of seen.answers) await unlessOffline(keepAnswer(address))
  for (const address of seen.pictures) await unlessOffline(keepPicture(address))
}

async function keepAnswer(address: string): Promise<void> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(address, { cache: 'force-cache', credentials: 'omit', headers })
  if (isAnswer(answer)) await answers.keep(address, answer)
}

async function keepPicture(address: string): Promise<void> {
  const isForeign = new URL(address).origin !== location.origin
  const shelf = isForeign ? foreignPictures : pictures
  if (await shelf.find(address)) return
  const mode = isForeign ? 'no-cors' : 'same-origin'
  const fresh = await fetch(address, { cache: 'force-cache', mode, priority: 'low' })
  if (fresh.type === 'opaque' || isPicture(fresh)) await shelf.keep(address, fresh)
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
