import { withoutBase } from '../base-path.ts'
import {
  cacheLoaded,
  isRoomFile,
  lastSourceResponse,
  picture,
  pictureOfOtherOrigin,
  roomFile,
} from './cached-when-used.ts'
import { chunkOfOtherBuild, fetchFiles, filesPrefix, isChunk, isOwnFile, ownFile, ownFiles } from './files.ts'
import { type MessageToWorker, whichScript } from './messages.ts'
import { isPage, ownPages, pageFor, pagesPrefix } from './pages.ts'

declare const self: ServiceWorkerGlobalScope

/** The new worker takes over immediately. A tab of an older build continues with that build's chunks, which are still cached. */
self.addEventListener('install', (event) => event.waitUntil(fetchFiles().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) => {
  // Older Safari has no navigation preload.
  const { navigationPreload }: Partial<ServiceWorkerRegistration> = self.registration
  event.waitUntil(Promise.all([navigationPreload?.enable(), self.clients.claim(), dropOldPages()]))
})

self.addEventListener('fetch', (event) => {
  const answer = answerTo(event)
  if (answer) event.respondWith(answer)
})

self.addEventListener('message', (event) => {
  // Only pages of the same origin can send messages to the worker.
  const message = event.data as MessageToWorker
  if (message.type === 'seen') event.waitUntil(cacheLoaded(message))
  else event.waitUntil(onPageArrival(event, message.script))
})

/** Undefined for requests that the worker leaves to the browser. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET') return undefined
  if (origin !== location.origin) return answerToOtherOrigin(request)
  // A source may be on this origin but outside the site.
  const path = withoutBase(pathname) ?? ''
  if (isRoomFile(path)) return roomFile(event)
  if (request.mode === 'navigate') return isPage(path) ? pageFor(event) : undefined
  if (isOwnFile(pathname) && search === '') return ownFile(request, pathname)
  if (isChunk(pathname)) return chunkOfOtherBuild(request)
  if (request.destination === 'image') return picture(request)
  return whenOffline(request)
}

function answerToOtherOrigin(request: Request): Promise<Response> | undefined {
  if (request.destination === 'image') return navigator.onLine ? undefined : pictureOfOtherOrigin(request)
  return whenOffline(request)
}

/** Answers a request for data from the cache only while offline. Online, the shop must receive a source's failure to show it. */
function whenOffline(request: Request): Promise<Response> | undefined {
  return request.destination === '' && !navigator.onLine ? lastSourceResponse(request) : undefined
}

async function onPageArrival({ ports: [port] }: ExtendableMessageEvent, script: string): Promise<void> {
  port?.postMessage(isOwnFile(new URL(script).pathname))
  await dropUnusedFiles(self)
}

/** How long a tab has to answer which script it runs, in milliseconds. A frozen tab does not answer. */
const answerTimeout = 3_000

/** Pages of older builds: only the worker of the same build would answer with them. */
async function dropOldPages(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(pagesPrefix) && name !== ownPages)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Deletes the files of each older build that no open tab runs. */
async function dropUnusedFiles({ clients, registration }: ServiceWorkerGlobalScope): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const running = await Promise.all(tabs.map(scriptOf))
  for (const name of await caches.keys()) {
    if (!name.startsWith(filesPrefix) || name === ownFiles) continue
    const isUsed = await containsAny(name, running)
    // While a newer worker is being installed, the cache may contain its files.
    if (!isUsed && !registration.installing) await caches.delete(name)
  }
}

/** Whether the cache contains one of the scripts. A tab that does not answer may run any build. */
async function containsAny(name: string, scripts: readonly (string | undefined)[]): Promise<boolean> {
  const cache = await caches.open(name)
  const found = await Promise.all(scripts.map((script) => script === undefined || cache.match(script)))
  return found.some(Boolean)
}

function scriptOf(tab: WindowClient): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined)
    setTimeout(resolve, answerTimeout, undefined)
    tab.postMessage(whichScript, [port2])
  })
}
