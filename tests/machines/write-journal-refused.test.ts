import { describe, expect, it } from 'vitest'
import { StorageError } from '../../machines/domain/errors.ts'
import { fakePorts } from '../../machines/fakes/fake-ports.ts'
import { ada, grace, lamp } from '../../machines/fixtures/examples.ts'
import { waitFor } from '../wait.ts'

import { add, cartOf, nextPage, quantities } from './pages.ts'

describe('refused changes', () => {
  async function refusedOnce() {
    const ports = fakePorts()
    const cart = await cartOf(ports)
    ports.storage.refuseWrites('full')
    cart.send(add)
    await waitFor(cart, (snapshot) => snapshot.matches('refused'))
    return { ports, cart }
  }

  it('come back refused on the next page, where storage refuses them again', async () => {
    const { ports } = await refusedOnce()
    const next = await cartOf(ports)
    expect(next.getSnapshot().value).toBe('refused')
    expect(next.getSnapshot().context.shown.lines).toEqual([])
    expect(ports.log.entries).toEqual([
      expect.objectContaining({ level: 'error', facts: { error: expect.any(StorageError) } }),
    ])
    ports.storage.refuseWrites()
    next.send({ type: 'write.retry' })
    await waitFor(next, (snapshot) => snapshot.matches('settled'))
    expect(quantities(ports)).toEqual([1])
    expect(ports.journal.entries('cart')).toEqual([])
  })

  it('are tried again in the page that they were made on, once another tab could write', async () => {
    const { ports, cart } = await refusedOnce()
    await cartOf(nextPage(ports))
    ports.storage.refuseWrites()
    cart.send({ type: 'storage.changed' })
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(cart.getSnapshot().context).toMatchObject({ refused: [], shown: { lines: [{ quantity: 1 }] } })
    expect(quantities(ports)).toEqual([1])
  })

  it('are not overtaken by later ones', async () => {
    const ports = fakePorts()
    ports.journal.record('cart', 'a', { owner: ada.id, change: { ...add, entry: 'a' } })
    ports.journal.record('cart', 'b', { owner: grace.id, change: { ...add, entry: 'b' } })
    ports.journal.record('cart', 'c', {
      owner: ada.id,
      change: { type: 'cart.remove', id: lamp.id, entry: 'c' },
    })
    const { transact } = ports.storage
    let writes = 0
    ports.storage.transact = (mode, ...given) => {
      writes += mode === 'write' ? 1 : 0
      return mode === 'write' && writes === 1
        ? Promise.reject(new StorageError('full', 'full'))
        : transact(mode, ...given)
    }
    const cart = await cartOf(ports)
    expect(cart.getSnapshot().context.refused.map(({ entry }) => entry)).toEqual(['a', 'c'])
    expect(ports.storage.contents('cart')).toEqual([])
    expect(ports.journal.entries('cart')).toHaveLength(3)
  })
})
