import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { recentLimit } from '../../machines/domain/product.ts'
import { guest } from '../../machines/domain/user.ts'
import { createGate } from '../../machines/fakes/fake-clock.ts'
import { type FakePorts, fakePorts } from '../../machines/fakes/fake-ports.ts'
import { createFakeSources } from '../../machines/fakes/fake-sources.ts'
import { ada, lamp, mug } from '../../machines/fixtures/examples.ts'
import { productWith, visited } from '../../machines/product/product.effects.ts'
import { openScreen, openShop, type Shop } from '../../machines/shop/open-shop.ts'
import { waitFor } from '../wait.ts'

const seen = ({ id, title, image }: typeof lamp) => ({ id, title, image })
const lampSeen = seen(lamp)
const mugSeen = seen(mug)

let ports: FakePorts
let shop: Shop | undefined
beforeEach(() => {
  ports = fakePorts({ sources: createFakeSources({ one: [lamp], two: [mug] }) })
})
afterEach(() => {
  shop?.stop()
  shop = undefined
})

function openedShop(): Shop {
  shop ??= openShop(ports).start()
  return shop
}
const opened = (id: number) =>
  openScreen(openedShop(), 'product', productWith(ports), { id, known: undefined }).start()

/** Opens a product page, and waits until the visit is stored. */
async function looked(id: number) {
  const page = opened(id)
  await waitFor(page, (snapshot) => snapshot.matches({ shown: { visiting: 'remembered' } }))
  return page
}

describe('recently viewed products', () => {
  it('are stored, newest first, and shown without the current product', async () => {
    await looked(lamp.id)
    const page = await looked(mug.id)
    expect(page.getSnapshot().context.recent.map(({ id }) => id)).toEqual([lamp.id])
    const [kept] = ports.storage.contents('recentlyViewed')
    expect(kept).toMatchObject({ owner: guest, products: [{ id: mug.id }, { id: lamp.id }] })
    expect(kept?.products[0]).toEqual({ id: mug.id, title: mug.title, image: mug.image })
  })

  describe('on a page that is loaded with a session', () => {
    beforeEach(async () => {
      await ports.storage.seed('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
      await ports.storage.seed('user', { key: 'current', id: ada.id })
    })

    it('are stored for the user, even if the session is known late', async () => {
      await ports.storage.seed('recentlyViewed', { owner: ada.id, products: [mugSeen] })
      const { transact } = ports.storage
      const session = createGate()
      session.hold()
      ports.storage.transact = async (mode, stores, work) => {
        if (mode === 'read' && stores.includes('user')) await session.pass()
        return transact(mode, stores, work)
      }
      const page = opened(lamp.id)
      await waitFor(page, (snapshot) => snapshot.matches('shown'))
      expect(page.getSnapshot().matches({ shown: { visiting: 'waiting' } })).toBe(true)
      session.release()
      await waitFor(page, (snapshot) => snapshot.matches({ shown: { visiting: 'remembered' } }))
      expect(ports.storage.contents('recentlyViewed')).toEqual([
        { owner: ada.id, products: [lampSeen, mugSeen] },
      ])
      expect(page.getSnapshot().context.recent).toEqual([mugSeen])
    })

    it('are not carried over to the guest when the user signs out', async () => {
      const page = await looked(lamp.id)
      await ports.storage.otherTab.transact('write', ['user'], (tx) => tx.remove('user', 'current'))
      await waitFor(page, ({ context }) => context.owner === guest)
      const next = await looked(mug.id)
      expect(next.getSnapshot().context.recent).toEqual([])
      expect(ports.storage.contents('recentlyViewed')).toEqual([
        { owner: ada.id, products: [lampSeen] },
        { owner: guest, products: [mugSeen] },
      ])
    })

    it('are not stored for an account that has been erased', async () => {
      await waitFor(openedShop().system.get('session'), (snapshot) => snapshot.matches('signedIn'))
      await ports.storage.transact('write', ['registeredUsers'], (tx) => tx.remove('registeredUsers', ada.id))
      await looked(lamp.id)
      expect(ports.storage.contents('recentlyViewed')).toEqual([])
    })
  })

  it('follow the owner when another tab signs in while the page is shown', async () => {
    const page = await looked(lamp.id)
    await ports.storage.seed('recentlyViewed', { owner: ada.id, products: [mugSeen] })
    await ports.storage.otherTab.transact('write', ['user', 'registeredUsers'], async (tx) => {
      await tx.put('registeredUsers', { ...ada, password: { salt: '', hash: '', rounds: 1 } })
      await tx.put('user', { key: 'current', id: ada.id })
    })
    await waitFor(page, ({ context }) => context.recent.length === 1)
    expect(ports.storage.contents('recentlyViewed')).toEqual([
      { owner: guest, products: [lampSeen] },
      { owner: ada.id, products: [lampSeen, mugSeen] },
    ])
  })

  it('contain each product once, and one more than is shown', () => {
    const many = Array.from({ length: 20 }, (_, at) => ({ id: at + 1, title: `${at}`, image: '' }))
    expect(visited(many, { ...lamp, id: 3 }).map(({ id }) => id)).toEqual([3, 1, 2, 4, 5, 6, 7, 8, 9])
    expect(recentLimit).toBe(8)
  })
})
