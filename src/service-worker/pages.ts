import { siteName } from '../base-path.ts'
import { build } from './build.ts'
import { openBoundedCache } from './cached-when-used.ts'
import { chunkFolder, ifReadable, isOwnFile } from './files.ts'

export const pagesPrefix = `${siteName}-pages-`
export const ownPages = pagesPrefix + build.version

/** Timeout of the network, in milliseconds. */
const networkTimeout = 3_000
const mostPages = 60

const chunkAddresses = new RegExp(`["'](${chunkFolder}[^"']+)["']`, 'g')

const cache = openBoundedCache(ownPages, mostPages)

/** Whether a path belongs to a page, not to a file or a product source. */
export function isPage(path: string): boolean {
  return !/^\/sources\/|\.\w+$/.test(path)
}

/** The page from the network, or else the cached page of this address, or else the shell. */
export async function pageFor(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request)
  const fresh = await withinTimeout(freshPage(event, address))
  return fresh ?? (await ifReadable(cachedPage(address))) ?? pageOf(build.shell)
}

async function freshPage(event: FetchEvent, address: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (response.status >= 500) throw new Error(`The server answered with status ${response.status}`)
  if (response.status === 200 && !response.redirected) event.waitUntil(cachePage(address, response.clone()))
  return response
}

async function cachePage(address: string, response: Response): Promise<void> {
  const text = await response.text()
  if (isOfThisBuild(text)) await cache.put(address, pageOf(text))
}

async function cachedPage(address: string): Promise<Response | undefined> {
  const text = await (await cache.find(address))?.text()
  return text !== undefined && isOfThisBuild(text) ? pageOf(text) : undefined
}

/** A cached page of another build would request chunks that are unavailable offline. */
function isOfThisBuild(html: string): boolean {
  const files = [...html.matchAll(chunkAddresses)].map(([, address = '']) => address)
  return files.length > 0 && files.every(isOwnFile)
}

function pageOf(html: string): Response {
  return new Response(html, { headers: build.headers })
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(/(?<=.)\/$/, '') + search
}

function withinTimeout(page: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeout, undefined))
  return Promise.race([page.catch(() => undefined), late])
}
