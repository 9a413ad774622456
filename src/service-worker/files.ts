import { build } from './build.ts'
import { digestOf } from './digest.ts'

/** Each build has a cache of its own, so that a tab of an older one still finds its chunks. */
export const filesPrefix = 'statecart-files-'
export const ownFiles = filesPrefix + build.version

const hashedName = /^\/assets\//

export function isOwnFile(address: string): boolean {
  return Object.hasOwn(build.files, address)
}

/** Whether the address is one that builds give to their chunks, be it of this build or of another. */
export function isChunk(address: string): boolean {
  return hashedName.test(address)
}

/** All files of the build, or none: a build that is there by halves is not used. */
export async function fetchFiles(): Promise<void> {
  const cache = await caches.open(ownFiles)
  const addresses = Object.keys(build.files)
  await Promise.all(addresses.map(async (address) => cache.put(address, await obtained(address))))
}

async function obtained(address: string): Promise<Response> {
  const known = await caches.match(address, { ignoreVary: true })
  if (known && (await isSound(address, known.clone()))) return known
  const fresh = await fetch(address, { cache: isChunk(address) ? 'default' : 'no-cache', priority: 'low' })
  if (await isSound(address, fresh.clone())) return fresh
  throw new Error(`${address} is not what was built`)
}

/** A file as it was built: what lies in the cache is looked at each time, and fetched anew when it is something else. */
export async function ownFile(request: Request, address: string): Promise<Response> {
  const cache = await caches.open(ownFiles)
  // Two, for only one that nobody has read keeps what the browser compiled of it.
  const [looked, kept] = await Promise.all([cache.match(address), cache.match(address)])
  if (looked && kept && (await isSound(address, looked))) return kept
  const fresh = await fetch(request)
  if (await isSound(address, fresh.clone())) await cache.put(address, fresh.clone()).catch(() => undefined)
  return fresh
}

/** A chunk of another build, for the tab that still runs it; or for one that is newer than this worker. */
export async function strangeChunk(request: Request): Promise<Response> {
  const kept = await caches.match(request, { ignoreVary: true })
  return kept?.status === 200 ? kept : fetch(request)
}

async function isSound(address: string, response: Response): Promise<boolean> {
  return response.status === 200 && (await digestOf(await response.arrayBuffer())) === build.files[address]
}
