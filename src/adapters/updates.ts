import type { Ports } from '../../machines/ports/ports.ts'
import { withBase } from '../base-path.ts'
import { type FromPage, whichScript } from '../service-worker/messages.ts'
import { watchLoadedResources } from './loaded-resources.ts'
import { trustedScript } from './trusted-script.ts'

const workerAddress = withBase('/service-worker.js')

export interface WatchOptions extends Pick<Ports, 'log'> {
  onFound: () => void
  page?: Window
}

/**
 * Registers the service worker. A newer worker takes over by itself; the page changes only when it is
 * loaded again. Returns a function that stops watching.
 */
export function watchUpdates({ onFound, log, page = window }: WatchOptions): () => void {
  const { document } = page
  const workers: ServiceWorkerContainer | undefined = page.navigator.serviceWorker
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src
  if (!workers || !script) return () => undefined
  return watchWorker({ workers, script, onFound, log, page })
}

interface Watch extends Required<WatchOptions> {
  workers: ServiceWorkerContainer
  /** The page's own script. */
  script: string
}

function watchWorker({ workers, script, onFound, log, page }: Watch): () => void {
  const { document } = page
  const registered = register(workers, log)
  const seen = watchLoadedResources(page, (things) => tell({ type: 'seen', ...things }))
  let hadWorker = workers.controller !== null

  function tell(message: FromPage, ...ports: MessagePort[]): boolean {
    workers.controller?.postMessage(message, ports)
    return workers.controller !== null
  }

  /** Resolves to whether the worker is of the same build as this page. */
  function arrive(): Promise<boolean> {
    return new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => resolve(data === true)
      tell({ type: 'arrived', script }, port2)
    })
  }

  async function changeHands(): Promise<void> {
    const isAnother = hadWorker
    hadWorker = true
    seen.flush()
    const isMine = await arrive()
    if (isAnother && !isMine) onFound()
  }

  function answer({ data, ports: [port] }: MessageEvent): void {
    if (data === whichScript) port?.postMessage(script)
  }

  /** Checks for updates regularly, for pages that stay open for days. */
  async function look(): Promise<void> {
    if (document.visibilityState === 'visible') await (await registered)?.update().catch(() => undefined)
  }

  workers.addEventListener('controllerchange', changeHands)
  workers.addEventListener('message', answer)
  workers.startMessages()
  document.addEventListener('visibilitychange', look)
  if (hadWorker) arrive()
  return () => {
    seen.stop()
    workers.removeEventListener('controllerchange', changeHands)
    workers.removeEventListener('message', answer)
    document.removeEventListener('visibilitychange', look)
  }
}

async function register(workers: ServiceWorkerContainer, log: Ports['log']) {
  try {
    return await workers.register(trustedScript(workerAddress), { updateViaCache: 'none' })
  } catch (error) {
    log.info('The shop is not kept for the time without a network', { error })
    return undefined
  }
}
