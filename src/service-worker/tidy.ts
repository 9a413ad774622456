import { filesPrefix, ownFiles } from './files.ts'
import { whichScript } from './messages.ts'
import { ownPages, pagesPrefix } from './pages.ts'

/** How long a tab has to answer which script it runs, in milliseconds. A frozen tab does not answer. */
const patience = 3_000

/** Pages of older builds: only the worker of the same build would answer with them. */
export async function dropOldPages(): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(pagesPrefix) && name !== ownPages)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** Files of older builds go once every tab has said that it runs none of them. */
export async function dropUnusedFiles({ clients, registration }: ServiceWorkerGlobalScope): Promise<void> {
  const tabs = await clients.matchAll({ type: 'window', includeUncontrolled: true })
  const running = await Promise.all(tabs.map(scriptOf))
  for (const name of await caches.keys()) {
    if (!name.startsWith(filesPrefix) || name === ownFiles) continue
    const isUsed = await isAnyIn(name, running)
    // What is being fetched at this moment belongs to a worker that is newer.
    if (!isUsed && !registration.installing) await caches.delete(name)
  }
}

/** A tab that does not answer may run any of them. */
async function isAnyIn(name: string, scripts: readonly (string | undefined)[]): Promise<boolean> {
  const cache = await caches.open(name)
  const found = await Promise.all(scripts.map((script) => script === undefined || cache.match(script)))
  return found.some(Boolean)
}

function scriptOf(tab: WindowClient): Promise<string | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(typeof data === 'string' ? data : undefined)
    setTimeout(resolve, patience, undefined)
    tab.postMessage(whichScript, [port2])
  })
}
