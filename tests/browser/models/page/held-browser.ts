import type { Granting, Sharing } from '../../../models/scene.ts'
import type { GatedWindow } from './gatekeeper.ts'

export type DecidedWindow = GatedWindow & {
  decided?: { sharing: Sharing; granting: Granting }
  installing?: () => Promise<void>
  listening?: Promise<void>
}

/** Where a page finds that there is no network from its beginning. */
export const offlineKey = 'offline'

/**
 * What else the shop asks of the browser: to share, to keep its records for good, to be installed, and to be served anew.
 * Runs in the page, so that it can use nothing from outside.
 */
export function holdBrowser(key: string): void {
  const { gatekeeper } = window as GatedWindow
  if (!gatekeeper) throw new Error('There is no gatekeeper.')
  const at = (gate: string) => gatekeeper.come(gate, Promise.resolve())
  const decided: Required<DecidedWindow>['decided'] = { sharing: 'copied', granting: 'granted' }
  let persisted = false
  /** It was written before the network went. */
  if (sessionStorage.getItem(key))
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  Object.assign(window, { decided })

  async function share(): Promise<void> {
    await at('share')
    if (decided.sharing === 'dismissed') throw new DOMException('Changed their mind.', 'AbortError')
  }
  async function writeText(): Promise<void> {
    await at('share')
    if (decided.sharing === 'refused') throw new DOMException('Not here.', 'NotAllowedError')
  }
  async function persist(): Promise<boolean> {
    await at('durability')
    persisted = decided.granting === 'granted'
    return persisted
  }
  async function estimate(): Promise<StorageEstimate> {
    await at('durability')
    return { usage: 4_096, quota: 1_000_000_000 }
  }
  const hasSheet = () => decided.sharing === 'shared' || decided.sharing === 'dismissed'
  const installing = () => at('installation')
  /** Every build but the one that this page came from. */
  const worker = {
    postMessage(_: unknown, [port]: readonly MessagePort[] = []) {
      port?.postMessage(false)
    },
  }
  const workers = navigator.serviceWorker
  Object.defineProperty(workers, 'controller', { value: worker })
  /** The code that listens comes late. */
  const listening = new Promise<void>((resolve) => {
    const { addEventListener: own } = EventTarget.prototype
    workers.addEventListener = (...[type, ...rest]: Parameters<typeof own>) => {
      own.call(workers, type, ...rest)
      if (type === 'controllerchange') resolve()
    }
  })
  Object.assign(window, { installing, listening })
  Object.defineProperties(navigator, {
    share: { get: () => (hasSheet() ? share : undefined) },
    clipboard: { value: { writeText } },
  })
  Object.defineProperties(navigator.storage, {
    persist: { value: persist },
    persisted: { value: async () => persisted },
    estimate: { value: estimate },
  })
}

export function offerInstallation(offered: boolean): void {
  const { installing } = window as DecidedWindow
  const offer = Object.assign(new Event('beforeinstallprompt'), { prompt: installing })
  window.dispatchEvent(offered ? offer : new Event('appinstalled'))
}

export async function changeWorkers(): Promise<void> {
  await (window as DecidedWindow).listening
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'))
}

/** What the browser says of the network: the shop's own code goes on coming, as from a worker that keeps it. */
export function changeConnection(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
