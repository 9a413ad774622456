import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import {
  afterReading,
  afterRefusal,
  afterWrite,
  emptyFor,
  type Optimistic,
  withPending,
} from '../../machines/domain/optimistic.ts'
import { guest, type Owner } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp } from '../../machines/fixtures/examples.ts'
import { fc } from '../seeded.ts'
import { waitFor } from '../wait.ts'

type Step = { kind: 'change'; by: number } | { kind: 'read' | 'send' | 'written' | 'refused' }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), by: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    kind: fc.constantFrom('read' as const, 'send' as const, 'written' as const, 'refused' as const),
  }),
)
const append = (value: string, change: number) => value + change

function after(state: Optimistic<string, number>, nextStep: Step): Optimistic<string, number> {
  switch (nextStep.kind) {
    case 'change':
      return { ...state, ...withPending(state, nextStep.by, append) }
    case 'read':
      return { ...state, ...afterReading(state, `${state.stored}, elsewhere: `, append) }
    case 'send':
      return { ...state, sent: state.pending.length }
    case 'written':
      return {
        ...state,
        ...afterWrite(state, state.pending.slice(0, state.sent).reduce(append, state.stored), append),
      }
    case 'refused':
      return { ...state, ...afterRefusal(state, append) }
  }
}

it('shows the stored value with all pending changes after any sequence of steps', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      let state = emptyFor<string, number>('guest', 'so far: ')
      for (const nextStep of steps) {
        state = after(state, nextStep)
        expect(state.shown).toBe(state.stored + state.pending.join(''))
      }
    }),
  )
})

const add = { type: 'cart.add', product: lamp } as const

function cartOf(ports: FakePorts, owner: Owner) {
  const cart = createActor(cartWith(ports), { input: { owner, session: 'page-1' } }).start()
  onTestFinished(() => void cart.stop())
  return { cart, settled: () => waitFor(cart, (snapshot) => snapshot.matches('settled')) }
}

it('stores a change for the guest if no user has signed in', async () => {
  const ports = fakePorts()
  const { cart, settled } = cartOf(ports, guest)
  await settled()
  cart.send(add)
  await settled()
  expect(ports.storage.contents('cart')).toMatchObject([{ owner: guest, lines: [{ quantity: 1 }] }])
})

it('is read immediately if the journal is empty', () => {
  const ports = fakePorts()
  const read = vi.spyOn(ports.storage, 'transact')
  cartOf(ports, ada.id)
  expect(read).toHaveBeenCalledOnce()
})

it('is recorded once, even if the owner changes during the write', async () => {
  const ports = fakePorts()
  const { cart, settled } = cartOf(ports, ada.id)
  await settled()
  ports.storage.gate.hold()
  cart.send(add)
  cart.send({ type: 'owner.changed', owner: ada.id })
  expect(ports.journal.entries('cart')).toEqual([{ owner: ada.id, change: { ...add, entry: 'page-1-1' } }])
})
