import { withoutBase } from '../base-path.ts'
import { isOfRoom, lastAnswer, ofRoom, picture, pictureOfOtherOrigin, storeSeen } from './cached-when-used.ts'
import { chunkOfOtherBuild, fetchFiles, isChunk, isOwnFile, ownFile } from './files.ts'
import type { FromPage } from './messages.ts'
import { isPage, pageFor } from './pages.ts'
import { dropOldPages, dropUnusedFiles } from './tidy.ts'

declare const self: ServiceWorkerGlobalScope

/** The new worker takes over at once: a tab of an older build goes on with that build's chunks, which are all still there. */
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
  // Only pages of the shop's own origin can send it anything.
  const told = event.data as FromPage
  if (told.type === 'seen') event.waitUntil(storeSeen(told))
  else event.waitUntil(welcome(event, told.script))
})

/** What is not the worker's business goes to the network as if there were no worker. */
function answerTo(event: FetchEvent): Promise<Response> | undefined {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET') return undefined
  if (origin !== location.origin) return foreign(request)
  // A source may be at this origin and outside the site.
  const path = withoutBase(pathname) ?? ''
  if (isOfRoom(path)) return ofRoom(event)
  if (request.mode === 'navigate') return isPage(path) ? pageFor(event) : undefined
  if (isOwnFile(pathname) && search === '') return ownFile(request, pathname)
  if (isChunk(pathname)) return chunkOfOtherBuild(request)
  if (request.destination === 'image') return picture(request)
  return whenOffline(request)
}

function foreign(request: Request): Promise<Response> | undefined {
  if (request.destination === 'image') return navigator.onLine ? undefined : pictureOfOtherOrigin(request)
  return whenOffline(request)
}

/** With a network, a source that fails is a failing source, and the shop says so. */
function whenOffline(request: Request): Promise<Response> | undefined {
  return request.destination === '' && !navigator.onLine ? lastAnswer(request) : undefined
}

async function welcome({ ports: [port] }: ExtendableMessageEvent, script: string): Promise<void> {
  port?.postMessage(isOwnFile(new URL(script).pathname))
  await dropUnusedFiles(self)
}
