import { build } from './build.ts'
import { isOwnFile } from './files.ts'
import { openShelf } from './shelf.ts'

export const pagesPrefix = 'statecart-pages-'
export const ownPages = pagesPrefix + build.version

/** How long the network is waited for, in milliseconds. */
const patience = 3_000
const mostPages = 60

const shelf = openShelf(ownPages, mostPages)

/** Whether an address belongs to a page, not to a file or a product source. */
export function isPage(path: string): boolean {
  return !/^\/sources\/|\.\w+$/.test(path)
}

/** The page from the network; without one, the page that was last seen at this very address; else the shell. */
export async function pageFor(event: FetchEvent): Promise<Response> {
  const address = addressOf(event.request)
  const fresh = await inTime(freshPage(event, address))
  return fresh ?? (await keptPage(address)) ?? pageOf(build.shell)
}

async function freshPage(event: FetchEvent, address: string): Promise<Response> {
  const response = (await event.preloadResponse) ?? (await fetch(event.request))
  if (response.status >= 500) throw new Error('The server is out of order')
  if (response.status === 200 && !response.redirected) event.waitUntil(keepPage(address, response.clone()))
  return response
}

async function keepPage(address: string, response: Response): Promise<void> {
  const text = await response.text()
  if (isOfThisBuild(text)) await shelf.keep(address, pageOf(text))
}

async function keptPage(address: string): Promise<Response | undefined> {
  const text = await (await shelf.find(address))?.text()
  return text !== undefined && isOfThisBuild(text) ? pageOf(text) : undefined
}

/** A page of another build would ask for chunks that are not there without a network. */
function isOfThisBuild(html: string): boolean {
  const files = [...html.matchAll(/["'](\/assets\/[^"']+)["']/g)].map(([, address = '']) => address)
  return files.length > 0 && files.every(isOwnFile)
}

function pageOf(html: string): Response {
  return new Response(html, { headers: build.headers })
}

function addressOf({ url }: Request): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(/(?<=.)\/$/, '') + search
}

function inTime(page: Promise<Response>): Promise<Response | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined))
  return Promise.race([page.catch(() => undefined), late])
}
