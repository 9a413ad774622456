import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recentLimit } from '../../machines/domain/product.ts'
import { guest } from '../../machines/domain/user.ts'
import { createGate } from '../../machines/fakes/fake-clock.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import { productWith, withVisit } from '../../machines/product/product.effects.ts'
import { openScreen, openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

const recentOf = ({ id, title, image }: typeof lamp) => ({ id, title, image })
const recentLamp = recentOf(lamp)
const recentMug = recentOf(mug)

let ports: FakePorts
let shop: Shop | undefined
beforeEach(() => {
  ports = fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug] }) })
})
afterEach(() => {
  shop?.stop()
  shop = undefined
})

function runningShop(): Shop {
  shop ??= openShop(ports).start()
  return shop
}
const openProduct = (id: number) =>
  openScreen(runningShop(), 'product', productWith(ports), { id, known: undefined }).start()

/** Opens a product page, and waits until the visit is stored. */
async function openAndVisit(id: number) {
  const page = openProduct(id)
  await waitFor(page, (snapshot) => snapshot.matches({ shown: { visiting: 'remembered' } }))
  return page
}

describe('recently viewed products', () => {
  it('are stored, newest first, and shown without the current product', async () => {
    await openAndVisit(lamp.id)
    const page = await openAndVisit(mug.id)
    expect(page.getSnapshot().context.recent.map(({ id }) => id)).toEqual([lamp.id])
    const [record] = ports.storage.contents('recentlyViewed')
    expect(record).toMatchObject({ owner: guest, products: [{ id: mug.id }, { id: lamp.id }] })
    expect(record?.products[0]).toEqual({ id: mug.id, title: mug.title, image: mug.image })
  })

  describe('on a page that is loaded with a session', () => {
    beforeEach(async () => {
      await ports.storage.seed('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
      await ports.storage.seed('user', { key: 'current', id: ada.id })
    })

    it('are stored for the user, even if the session is known late', async () => {
      await ports.storage.seed('recentlyViewed', { owner: ada.id, products: [recentMug] })
      const { transact } = ports.storage
      const session = createGate()
      session.hold()
      ports.storage.transact = async (mode, stores, work) => {
        if (mode === 'read' && stores.includes('user')) await session.pass()
        return transact(mode, stores, work)
      }
      const page = openProduct(lamp.id)
      await waitFor(page, (snapshot) => snapshot.matches('shown'))
      expect(page.getSnapshot().matches({ shown: { visiting: 'waiting' } })).toBe(true)
      session.release()
      await waitFor(page, (snapshot) => snapshot.matches({ shown: { visiting: 'remembered' } }))
      expect(ports.storage.contents('recentlyViewed')).toEqual([
        { owner: ada.id, products: [recentLamp, recentMug] },
      ])
      expect(page.getSnapshot().context.recent).toEqual([recentMug])
    })

    it('are not carried over to the guest when the user signs out', async () => {
      const page = await openAndVisit(lamp.id)
      await ports.storage.otherTab.transact('write', ['user'], (tx) => tx.remove('user', 'current'))
      await waitFor(page, ({ context }) => context.owner === guest)
      const next = await openAndVisit(mug.id)
      expect(next.getSnapshot().context.recent).toEqual([])
      expect(ports.storage.contents('recentlyViewed')).toEqual([
        { owner: ada.id, products: [recentLamp] },
        { owner: guest, products: [recentMug] },
      ])
    })

    it('are not stored for an account that has been erased', async () => {
      await waitFor(runningShop().system.get('session'), (snapshot) => snapshot.matches('signedIn'))
      await ports.storage.transact('write', ['registeredUsers'], (tx) => tx.remove('registeredUsers', ada.id))
      await openAndVisit(lamp.id)
      expect(ports.storage.contents('recentlyViewed')).toEqual([])
    })
  })

  it('follow the owner when another tab signs in while the page is shown', async () => {
    const page = await openAndVisit(lamp.id)
    await ports.storage.seed('recentlyViewed', { owner: ada.id, products: [recentMug] })
    await ports.storage.otherTab.transact('write', ['user', 'registeredUsers'], async (tx) => {
      await tx.put('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
      await tx.put('user', { key: 'current', id: ada.id })
    })
    await waitFor(page, ({ context }) => context.recent.length === 1)
    expect(ports.storage.contents('recentlyViewed')).toEqual([
      { owner: guest, products: [recentLamp] },
      { owner: ada.id, products: [recentLamp, recentMug] },
    ])
  })

  it('contain each product once, and one more than is shown', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, title: `${at}`, image: '' }))
    expect(withVisit(many, { ...lamp, id: 3 }).map(({ id }) => id)).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9])
    expect(recentLimit).toBe(8)
  })
})
