import { expect, it, onTestFinished, vi } from 'vitest'
import { createActor } from 'xstate'
import { cartWith } from '../../machines/cart/cart.effects.ts'
import { guest, type Owner } from '../../machines/domain/user.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, lamp } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'

const add = { type: 'cart.add', product: lamp } as const

function cartOf(ports: FakePorts, owner: Owner) {
  const cart = createActor(cartWith(ports), { input: { owner, session: 'page-1' } }).start()
  onTestFinished(() => void cart.stop())
  return { cart, settled: () => waitFor(cart, (snapshot) => snapshot.matches('settled')) }
}

it('stays the guest’s where nobody has signed in', async () => {
  const ports = fakePorts()
  const { cart, settled } = cartOf(ports, guest)
  await settled()
  cart.send(add)
  await settled()
  expect(ports.storage.contents('cart')).toMatchObject([{ owner: guest, lines: [{ quantity: 1 }] }])
})

it('is read at once where no page has left anything', () => {
  const ports = fakePorts()
  const read = vi.spyOn(ports.storage, 'transact')
  cartOf(ports, ada.id)
  expect(read).toHaveBeenCalledOnce()
})

it('is recorded once, though its owner leaves while it is written', async () => {
  const ports = fakePorts()
  const { cart, settled } = cartOf(ports, ada.id)
  await settled()
  ports.storage.gate.hold()
  cart.send(add)
  cart.send({ type: 'owner.changed', owner: ada.id })
  expect(ports.journal.entries('cart')).toEqual([{ owner: ada.id, change: { ...add, entry: 'page-1-1' } }])
})
