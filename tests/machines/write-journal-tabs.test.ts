import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeStorage } from '../../machines/fakes/fake-storage.ts'
import { ada, lamp } from '../../machines/fixtures/examples.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import { fc } from '../seeded.ts'
import { waitFor } from '../wait.ts'

it('applies what two living tabs add, each once, whoever of them writes it', async () => {
  const tabStep = fc.record({
    tab: fc.nat({ max: 1 }),
    kind: fc.constantFrom('add', 'hold', 'release', 'open'),
  })
  await fc.assert(
    fc.asyncProperty(fc.array(tabStep, { maxLength: 20 }), async (steps) => {
      const storage = createFakeStorage()
      const entries: Record<string, string> = {}
      let count = 0
      let added = 0
      const open = () => {
        count += 1
        const own = createFakeStorage()
        const { gate } = own
        const transact: typeof storage.transact = async (...given) => {
          await gate.pass()
          return storage.transact(...given)
        }
        const ports = fakePorts({ journal: createJournal(entries), storage: { ...storage, gate, transact } })
        const input = { owner: ada.id, session: `tab-${count}` }
        return { gate, cart: createActor(cartWith(ports), { input }).start() }
      }
      const tabs = [open(), open()]
      for (const { tab, kind } of steps) {
        const taken = tabs[tab] ?? open()
        if (kind === 'add') {
          taken.cart.send({ type: 'cart.add', product: lamp })
          added += 1
        } else if (kind === 'open') {
          const third = open()
          await waitFor(third.cart, ({ value }) => value === 'settled')
          third.cart.stop()
        } else taken.gate[kind === 'hold' ? 'hold' : 'release']()
        await Promise.resolve()
      }
      for (const { gate, cart } of tabs) {
        gate.release()
        await waitFor(cart, ({ value }) => value === 'settled')
      }
      const lines = storage.contents('cart').flatMap((cart) => cart.lines)
      expect(lines.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(added)
      expect(Object.keys(entries)).toEqual([])
    }),
    { numRuns: 100 },
  )
})
