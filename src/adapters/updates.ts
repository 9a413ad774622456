import type { Ports } from '../../machines/ports/ports.ts'
import { withBase } from '../base-path.ts'
import { type MessageToWorker, whichScript } from '../service-worker/messages.ts'

const workerAddress = withBase('/service-worker.js')

export interface WatchOptions extends Pick<Ports, 'log'> {
  onFound: () => void
  page?: Window
}

/**
 * Registers the service worker. A newer worker takes over automatically; the page changes only when it is reloaded.
 * Returns a function that stops watching.
 */
export function watchUpdates({ onFound, log, page = window }: WatchOptions): () => void {
  const { document } = page
  const workers: ServiceWorkerContainer | undefined = page.navigator.serviceWorker
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (!script) return () => undefined
  const stops = [watchMissingFiles(page, script, onFound)]
  if (workers) stops.push(watchWorker({ workers, script, onFound, log, page }))
  return () => {
    for (const stop of stops) stop()
  }
}

/**
 * Without a service worker, the files of this version are missing once the host serves another version. Vite fires an event
 * when code cannot be loaded; if the page's own script is missing too, the host serves another version.
 */
function watchMissingFiles(page: Window, script: string, onFound: () => void): () => void {
  async function checkHost(): Promise<void> {
    const answer = await page.fetch(script, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined)
    const isScript = /javascript/.test(answer?.headers.get('content-type') ?? '')
    if (answer && answer.status < 500 && !(answer.ok && isScript)) onFound()
  }

  page.addEventListener('vite:preloadError', checkHost)
  return () => page.removeEventListener('vite:preloadError', checkHost)
}

interface Watch extends Required<WatchOptions> {
  workers: ServiceWorkerContainer
  /** The page's own script. */
  script: string
}

function watchWorker({ workers, script, onFound, log, page }: Watch): () => void {
  const { document } = page
  const registered = register(workers, log)
  const resources = watchLoadedResources(page, (addresses) => tell({ type: 'seen', ...addresses }))
  let hadWorker = workers.controller !== null

  function tell(message: MessageToWorker, ...ports: MessagePort[]): boolean {
    workers.controller?.postMessage(message, ports)
    return workers.controller !== null
  }

  /** Tells the worker which script this page runs. Resolves to whether the worker belongs to the same build. */
  function announcePage(): Promise<boolean> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data === true)
      tell({ type: 'arrived', script }, port2)
    })
  }

  async function onControllerChange(): Promise<void> {
    const isReplacement = hadWorker
    hadWorker = true
    resources.flush()
    const isSameBuild = await announcePage()
    if (isReplacement && !isSameBuild) onFound()
  }

  function replyToWorker({ data, ports: [port] }: MessageEvent): void {
    if (data === whichScript) port?.postMessage(script)
  }

  /** Checks for an update each time the page becomes visible, for pages that stay open for days. */
  async function checkForUpdate(): Promise<void> {
    if (document.visibilityState === 'visible') await (await registered)?.update().catch(() => undefined)
  }

  workers.addEventListener('controllerchange', onControllerChange)
  workers.addEventListener('message', replyToWorker)
  workers.startMessages()
  document.addEventListener('visibilitychange', checkForUpdate)
  if (hadWorker) announcePage()
  return () => {
    resources.stop()
    workers.removeEventListener('controllerchange', onControllerChange)
    workers.removeEventListener('message', replyToWorker)
    document.removeEventListener('visibilitychange', checkForUpdate)
  }
}

async function register(workers: ServiceWorkerContainer, log: Ports['log']) {
  try {
    return await workers.register(trustedScript(workerAddress), { updateViaCache: 'none' })
  } catch (error) {
    log.info('The service worker could not be registered, so the shop cannot be used offline', { error })
    return undefined
  }
}

/** The addresses of the images and source responses that a page has loaded. */
interface Seen {
  pictures: readonly string[]
  answers: readonly string[]
}

/** The kind of a resource by its initiator. Other resources are not reported. */
const kindByInitiator = new Map<string, keyof Seen>([
  ['img', 'pictures'],
  ['image', 'pictures'],
  ['fetch', 'answers'],
  ['preloaded as image', 'pictures'],
  ['preloaded as fetch', 'answers'],
])

/** Records each image and each source response that the page loads, and reports each once. */
function watchLoadedResources(
  page: Window,
  report: (seen: Seen) => boolean,
): { flush(): void; stop(): void } {
  const reported = new Set<string>()
  let pending = { pictures: new Set<string>(), answers: new Set<string>() }

  function add({ name, initiatorType }: PerformanceResourceTiming): void {
    const kind = kindByInitiator.get(initiatorType === 'link' ? preloadOf(name) : initiatorType)
    if (!kind || reported.has(name)) return
    reported.add(name)
    pending[kind].add(name)
  }

  function preloadOf(address: string): string {
    const links = [...page.document.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')]
    return `preloaded as ${links.find(({ href }) => href === address)?.as}`
  }

  function flush(): void {
    const { pictures, answers } = pending
    if (pictures.size + answers.size === 0) return
    if (report({ pictures: [...pictures], answers: [...answers] }))
      pending = { pictures: new Set(), answers: new Set() }
  }

  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry instanceof PerformanceResourceTiming) add(entry)
    flush()
  })
  observer.observe({ type: 'resource', buffered: true })
  return { flush, stop: () => observer.disconnect() }
}

/** The part of the Trusted Types API that the page uses, in browsers that have it. A trusted address is typed as a string. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}
interface Policy {
  createScriptURL(address: string): string
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes
  }
}

const sameOriginOnly: Policy = {
  createScriptURL(address) {
    const { href, origin } = new URL(address, location.origin)
    if (origin !== location.origin) throw new TypeError(`${address} is not a script of this site`)
    return href
  },
}
let policy: Policy | undefined

/** The address of a script of the page's own origin, as a trusted value. */
function trustedScript(address: string): string {
  policy ??= window.trustedTypes?.createPolicy('statecart', sameOriginOnly) ?? sameOriginOnly
  return policy.createScriptURL(address)
}
