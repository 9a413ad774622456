import type { Granting, Sharing } from '../../../models/scene.ts'
import type { GatedWindow } from './gatekeeper.ts'

export type DecidedWindow = GatedWindow & {
  decided?: { sharing: Sharing; granting: Granting }
  installing?: () => Promise<void>
  listening?: Promise<void>
}

/** The sessionStorage key that tells a new page to start offline. */
export const offlineKey = 'offline'

/**
 * Puts other browser APIs behind gates: sharing, persistent storage, installation and updates. Runs in the page, so it must not
 * use outer variables.
 */
export function holdBrowser(key: string): void {
  const { gatekeeper } = window as GatedWindow
  if (!gatekeeper) throw new Error('The gatekeeper is not installed.')
  const at = (gate: string) => gatekeeper.arrive(gate, Promise.resolve())
  const decided: Required<DecidedWindow>['decided'] = { sharing: 'copied', granting: 'granted' }
  let persisted = false
  /** Set before the page was opened, when the path took the network away. */
  if (sessionStorage.getItem(key))
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  Object.assign(window, { decided })

  async function share(): Promise<void> {
    await at('share')
    if (decided.sharing === 'dismissed')
      throw new DOMException('The share dialog was dismissed.', 'AbortError')
  }
  async function writeText(): Promise<void> {
    await at('share')
    if (decided.sharing === 'refused')
      throw new DOMException('Writing to the clipboard is not allowed.', 'NotAllowedError')
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
  const canShare = () => decided.sharing === 'shared' || decided.sharing === 'dismissed'
  const installing = () => at('installation')
  /** A worker that runs another build than this page. */
  const worker = {
    postMessage(_: unknown, [port]: readonly MessagePort[] = []) {
      port?.postMessage(false)
    },
  }
  const workers = navigator.serviceWorker
  Object.defineProperty(workers, 'controller', { value: worker })
  /** Resolves when the shop listens for a new worker, because that code is lazy-loaded. */
  const listening = new Promise<void>((resolve) => {
    const { addEventListener: original } = EventTarget.prototype
    workers.addEventListener = (...[type, ...rest]: Parameters<typeof original>) => {
      original.call(workers, type, ...rest)
      if (type === 'controllerchange') resolve()
    }
  })
  Object.assign(window, { installing, listening })
  Object.defineProperties(navigator, {
    share: { get: () => (canShare() ? share : undefined) },
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

/** Changes only what the browser reports about the network; code still loads, as it would from a service worker. */
export function changeConnection(online: boolean): void {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true })
  window.dispatchEvent(new Event(online ? 'online' : 'offline'))
}
