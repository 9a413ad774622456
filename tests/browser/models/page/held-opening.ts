import type { GatedWindow } from './gatekeeper.ts'

type Status = 'persistent' | 'denied' | 'newer'
export type StoringWindow = Window & { storing?: { status: Status; take(): void } }

/**
 * Lets the shop open its database only when the path allows it, can refuse that, and can take an open database away. Runs in the
 * page, so it must not use outer variables.
 */
export function holdOpening(key: string): void {
  const { gatekeeper } = window as GatedWindow
  if (!gatekeeper) throw new Error('The gatekeeper is not installed.')
  const open = IDBFactory.prototype.open
  const opened = new Set<IDBDatabase>()
  let isTaken = false
  const storing: Required<StoringWindow>['storing'] = {
    status: (sessionStorage.getItem(key) as Status | null) ?? 'persistent',
    /** Closes the database, and makes the next attempt to open it fail. */
    take() {
      isTaken = true
      for (const database of opened) database.dispatchEvent(new Event('close'))
      opened.clear()
    },
  }
  Object.assign(window, { storing })

  /** Only the shop passes a version. */
  IDBFactory.prototype.open = function (name, version) {
    if (version === undefined) return open.call(this, name)
    const ask = () => open.call(this, name, version)
    if (isTaken) {
      isTaken = false
      return delayedRequest(ask, Promise.reject('SecurityError'))
    }
    if (storing.status === 'persistent' && !gatekeeper.isHeld('storage')) {
      const request = open.call(this, name, version)
      request.addEventListener('success', () => opened.add(request.result))
      return request
    }
    return delayedRequest(ask)
  }

  /** A request that begins when the gate lets it pass, or fails with the name of an error. */
  function delayedRequest(ask: () => IDBOpenDBRequest, decision?: Promise<void>): IDBOpenDBRequest {
    const events = new EventTarget()
    let real: IDBOpenDBRequest | undefined
    let error: DOMException | null = null
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })

    function fail(name: string): void {
      error = new DOMException('The tested path makes this request fail.', name)
      events.dispatchEvent(new Event('error'))
      finish()
    }

    function begin(): void {
      if (storing.status !== 'persistent') {
        fail(storing.status === 'newer' ? 'VersionError' : 'SecurityError')
        return
      }
      const request = ask()
      real = request
      for (const type of ['success', 'error', 'blocked', 'upgradeneeded'])
        request.addEventListener(type, () => {
          if (type === 'success') opened.add(request.result)
          events.dispatchEvent(new Event(type))
          finish()
        })
    }

    const permission = decision ?? gatekeeper?.arrive('storage', done)
    permission?.then(() => queueMicrotask(begin), fail)
    return Object.create(IDBOpenDBRequest.prototype, {
      result: { get: () => real?.result, configurable: true },
      error: { get: () => error ?? real?.error ?? null, configurable: true },
      transaction: { get: () => real?.transaction ?? null, configurable: true },
      addEventListener: { value: events.addEventListener.bind(events), configurable: true },
      removeEventListener: { value: events.removeEventListener.bind(events), configurable: true },
    })
  }
}
