/** Runs in the page before the shop's script, and holds back operations until the path decides about them. */
interface Gatekeeper {
  isHeld(name: string): boolean
  /** Resolves immediately, or when the path lets the operation pass; rejects with the name of an error if the path refuses it. */
  arrive(name: string, done: Promise<unknown>): Promise<void>
  hold(name: string): void
  /** These wait for an operation to come, and then until it is done. */
  pass(name: string): Promise<void>
  refuse(name: string, error: string): Promise<void>
  open(name: string): void
}

export type GatedWindow = Window & { gatekeeper?: Gatekeeper }

/** The sessionStorage key that tells a new page which gates are closed from its start. */
export const heldKey = 'held gates'

/** Runs in the page, so it must not use outer variables. */
export function installGatekeeper(key: string): void {
  interface Waiting {
    name: string
    done: Promise<unknown>
    pass(): void
    refuse(error: string): void
  }
  const held = new Set<string>(JSON.parse(sessionStorage.getItem(key) ?? '[]'))
  const arrivals = new EventTarget()
  const queue: Waiting[] = []

  /** Waits until at least one operation is at the gate, and returns all that are there. */
  async function takeArrivals(name: string): Promise<Waiting[]> {
    for (;;) {
      const all = queue.filter((waiting) => waiting.name === name)
      for (const one of all) queue.splice(queue.indexOf(one), 1)
      if (all.length > 0) return all
      await new Promise((resolve) => arrivals.addEventListener('come', resolve, { once: true }))
    }
  }

  const gatekeeper: Gatekeeper = {
    isHeld: (name) => held.has(name),
    async arrive(name, done) {
      if (!held.has(name)) return
      await new Promise<void>((pass, refuse) => {
        queue.push({ name, done, pass, refuse })
        arrivals.dispatchEvent(new Event('come'))
      })
    },
    hold: (name) => void held.add(name),
    async pass(name) {
      const all = await takeArrivals(name)
      for (const one of all) one.pass()
      await Promise.all(all.map(({ done }) => done))
    },
    async refuse(name, error) {
      const all = await takeArrivals(name)
      for (const one of all) one.refuse(error)
      await Promise.all(all.map(({ done }) => done))
    },
    open(name) {
      held.delete(name)
      for (const waiting of queue.filter((one) => one.name === name)) {
        queue.splice(queue.indexOf(waiting), 1)
        waiting.pass()
      }
    },
  }
  Object.assign(window, { gatekeeper })
}
