import type { GatedWindow } from './gatekeeper.ts'

/**
 * Delays each transaction of the shop until the gates of its stores let it pass; a refused one ends like a transaction that the
 * browser has aborted. Runs in the page, so it must not use outer variables.
 */
export function holdTransactions(): void {
  const { gatekeeper } = window as GatedWindow
  if (!gatekeeper) throw new Error('The gatekeeper is not installed.')
  const begin = IDBDatabase.prototype.transaction

  IDBDatabase.prototype.transaction = function (names, mode = 'readonly', options) {
    const stores = typeof names === 'string' ? [names] : [...names]
    const beforePasswords = mode === 'readonly' && stores.join() === 'registeredUsers'
    const gates = [...stores.map((store) => `store:${store}`), ...(beforePasswords ? ['passwords'] : [])]
    const start = () => begin.call(this, stores, mode, options)
    return gates.some(gatekeeper.isHeld) ? delayedTransaction(start, stores, mode, gates) : start()
  }

  /** A stand-in for the transaction, which forwards to the real one after that has begun. */
  function delayedTransaction(
    start: () => IDBTransaction,
    stores: string[],
    mode: IDBTransactionMode,
    gates: string[],
  ) {
    const events = new EventTarget()
    const queued: (() => void)[] = []
    const requests: ((error: DOMException) => void)[] = []
    let real: IDBTransaction | undefined
    let error: DOMException | null = null
    let finish = () => {}
    const done = new Promise<void>((resolve) => {
      finish = resolve
    })

    function end(name: string): void {
      if (error) return
      error = new DOMException('The tested path makes this transaction fail.', name)
      for (const fail of requests) fail(error)
      events.dispatchEvent(new Event('abort'))
      finish()
    }

    function startReal(): void {
      const tx = start()
      real = tx
      tx.addEventListener('complete', finish)
      tx.addEventListener('abort', finish)
      for (const type of ['complete', 'error', 'abort'])
        tx.addEventListener(type, () => events.dispatchEvent(new Event(type)))
      for (const send of queued) send()
    }

    function delayedRequest(ask: (tx: IDBTransaction) => IDBRequest): IDBRequest {
      const requestEvents = new EventTarget()
      let answer: IDBRequest | undefined
      let failure: DOMException | null = null
      requests.push((why) => {
        if (answer) return
        failure = why
        requestEvents.dispatchEvent(new Event('error'))
      })
      const send = () => {
        if (!real) return
        const request = ask(real)
        answer = request
        for (const type of ['success', 'error'])
          request.addEventListener(type, () => requestEvents.dispatchEvent(new Event(type)))
      }
      if (real) send()
      else queued.push(send)
      return standIn(IDBRequest.prototype, requestEvents, {
        result: { get: () => answer?.result },
        error: { get: () => failure ?? answer?.error ?? null },
      })
    }

    const storeOf = (name: string) => {
      const at = (tx: IDBTransaction) => tx.objectStore(name)
      const put = (value: unknown) => delayedRequest((tx) => at(tx).put(value))
      const get = (key: IDBValidKey) => delayedRequest((tx) => at(tx).get(key))
      const remove = (key: IDBValidKey) => delayedRequest((tx) => at(tx).delete(key))
      const index = (indexName: string) =>
        standIn(IDBIndex.prototype, events, {
          getAll: {
            value: (key?: IDBValidKey) => delayedRequest((tx) => at(tx).index(indexName).getAll(key)),
          },
        })
      return standIn(IDBObjectStore.prototype, events, {
        put: { value: put },
        get: { value: get },
        delete: { value: remove },
        getAll: { value: () => delayedRequest((tx) => at(tx).getAll()) },
        clear: { value: () => delayedRequest((tx) => at(tx).clear()) },
        index: { value: index },
      })
    }

    async function wait(): Promise<void> {
      for (const gate of gates)
        if (gate !== 'passwords') await gatekeeper?.arrive(gate, done)
        else await gatekeeper?.arrive(gate, done).then(offerCryptography, withholdCryptography)
    }
    wait().then(startReal, end)

    return standIn(IDBTransaction.prototype, events, {
      mode: { value: mode },
      objectStoreNames: { value: stores },
      error: { get: () => error ?? real?.error ?? null },
      objectStore: { value: storeOf },
      abort: { value: () => (real ? real.abort() : end('AbortError')) },
    })
  }

  /** WebCrypto cannot be removed during an operation, so it is removed or restored when the password record is read. */
  function withholdCryptography(): void {
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true })
  }

  function offerCryptography(): void {
    Reflect.deleteProperty(crypto, 'subtle')
  }

  function standIn<Kind extends object>(kind: Kind, events: EventTarget, own: PropertyDescriptorMap): Kind {
    const properties: PropertyDescriptorMap = {
      addEventListener: { value: events.addEventListener.bind(events) },
      removeEventListener: { value: events.removeEventListener.bind(events) },
      ...own,
    }
    const changeable = Object.entries(properties).map(([name, property]) => [
      name,
      { ...property, configurable: true },
    ])
    return Object.create(kind, Object.fromEntries(changeable))
  }
}
