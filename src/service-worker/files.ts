import { siteName, withBase } from '../base-path.ts'
import { build } from './build.ts'
import { digestOf } from './digest.ts'

/** Each build has a separate cache, so that a tab of an older build still finds its chunks. */
export const filesPrefix = `${siteName}-files-`
export const ownFiles = filesPrefix + build.version

export function isOwnFile(address: string): boolean {
  return Object.hasOwn(build.files, address)
}

/** The folder of the chunks of every build. */
export const chunkFolder = withBase('/assets/')

/** Whether the address belongs to a chunk, of this build or of another. */
export function isChunk(address: string): boolean {
  return address.startsWith(chunkFolder)
}

/** Caches all files of the build. Rejects if one of them cannot be cached, so that an incomplete build is not used. */
export async function fetchFiles(): Promise<void> {
  const cache = await caches.open(ownFiles)
  const addresses = Object.keys(build.files)
  await Promise.all(addresses.map(async (address) => cache.put(address, await verifiedFile(address))))
}

async function verifiedFile(address: string): Promise<Response> {
  const known = await caches.match(address, { ignoreVary: true })
  if (known && (await isIntact(address, known.clone()))) return known
  const fresh = await fetch(address, { cache: isChunk(address) ? 'default' : 'no-cache', priority: 'low' })
  if (await isIntact(address, fresh.clone())) return fresh
  throw new Error(`${address} differs from the file of this build`)
}

/** A file of this build. The cached copy is verified each time, and fetched again if it differs. */
export async function ownFile(request: Request, address: string): Promise<Response> {
  const cached = await ifReadable(intactCopy(address))
  if (cached) return cached
  const fresh = await fetch(request)
  if (await isIntact(address, fresh.clone())) await ifReadable(cacheFile(address, fresh.clone()))
  return fresh
}

/**
 * Undefined if the browser cannot open or read its caches, for example because their files on the disk are damaged. The file then
 * comes from the network: a rejection would leave the page without its scripts.
 */
export function ifReadable<Result>(cached: Promise<Result>): Promise<Result | undefined> {
  return cached.catch(() => undefined)
}

async function intactCopy(address: string): Promise<Response | undefined> {
  const cache = await caches.open(ownFiles)
  // Two responses: reading one for the check would lose the compiled code that the browser stores with it.
  const [checked, cached] = await Promise.all([cache.match(address), cache.match(address)])
  return checked && (await isIntact(address, checked)) ? cached : undefined
}

async function cacheFile(address: string, response: Response): Promise<void> {
  await (await caches.open(ownFiles)).put(address, response)
}

/** A chunk of another build, for a tab that runs an older or a newer build than this worker. */
export async function chunkOfOtherBuild(request: Request): Promise<Response> {
  const cached = await ifReadable(caches.match(request, { ignoreVary: true }))
  return cached?.status === 200 ? cached : fetch(request)
}

async function isIntact(address: string, response: Response): Promise<boolean> {
  return response.status === 200 && (await digestOf(await response.arrayBuffer())) === build.files[address]
}
