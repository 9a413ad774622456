import { describe, expect, it } from 'vitest'
import { ada, adasOrder, grace, lamp, mug } from '../../machines/fixtures/examples.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { BackupRefused, readBackup } from '../../machines/your-data/read-backup.ts'
import { yourDataWith } from '../../machines/your-data/your-data.effects.ts'
import type { ImportMode } from '../../machines/your-data/your-data.machine.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

async function openData() {
  const ports = await adasPorts()
  const { storage } = ports
  await storage.seed('wishlist', { owner: ada.id, products: [mug] })
  await storage.seed('orders', adasOrder)
  await storage.seed('drafts', { key: 'ada/checkout', owner: ada.id, values: { city: 'London' } })
  await storage.seed('orders', { ...adasOrder, id: 'order-2', attempt: 'attempt-2', owner: grace.id })
  await storage.seed('registeredUsers', { ...grace, password: { salt: 'a', hash: 'b', rounds: 1 } })
  const tab = await adasShop(ports)
  return { ports, ...tab, actor: openActor(tab, ports) }
}

function openActor(
  { shop }: Pick<Awaited<ReturnType<typeof adasShop>>, 'shop'>,
  ports: Parameters<typeof yourDataWith>[0],
  user = ada,
) {
  return openScreen(shop, 'yourData', yourDataWith(ports), { user }).start()
}

type Data = Awaited<ReturnType<typeof openData>>

async function exported({ actor, ports }: Data): Promise<string> {
  actor.send({ type: 'data.export' })
  await waitFor(actor, (snapshot) => snapshot.matches('resting'))
  return ports.files.saved.at(-1)?.content ?? ''
}

async function importText({ actor }: Pick<Data, 'actor'>, text: string, mode: ImportMode): Promise<void> {
  actor.send({ type: 'data.chosen', file: new Blob([text]) })
  await waitFor(actor, (snapshot) => snapshot.hasTag('previewing'))
  actor.send({ type: 'data.import', mode })
  await waitFor(actor, (snapshot) => snapshot.matches('resting'))
}

/** All stored data of one owner. */
function storedData({ ports: { storage } }: Data, owner: string) {
  const stores = [
    'cart',
    'wishlist',
    'orders',
    'paymentMethods',
    'settings',
    'preferences',
    'drafts',
  ] as const
  return stores.map((store) => storage.contents(store).filter((record) => record.owner === owner))
}

describe('the user’s own data', () => {
  it('is exported to a file with everything of the account, except the password', async () => {
    const data = await openData()
    const text = await exported(data)
    expect(readBackup(text)).toMatchObject({
      account: { name: 'Ada Lovelace', email: 'ada@example.com' },
      holdings: {
        cart: [{ product: { id: lamp.id }, quantity: 2 }],
        wishlist: [{ id: mug.id }],
        orders: [{ number: 'ORD-314159' }],
        drafts: { checkout: { city: 'London' } },
      },
    })
    expect(text).not.toMatch(/password|hash|salt|order-2/)
    expect(data.ports.files.saved[0]).toMatchObject({
      name: 'statecart-my-data-2025-06-02.json',
      type: 'application/json',
    })
  })

  it('contains unreadable records as text without secrets, and does not import them', async () => {
    const data = await openData()
    const odd = { why: 'odd', at: 1 }
    await data.ports.storage.seed(
      'quarantine',
      { ...odd, id: 'cart/ada/1', store: 'cart', raw: { product: 5n, quantity: -1 } },
      {
        ...odd,
        id: 'paymentMethods/ada/1',
        store: 'paymentMethods',
        raw: ['4242 4242 4242 4242', '4000-0000 00000002'],
      },
      { ...odd, id: 'registeredUsers/ada/1', store: 'registeredUsers', raw: { password: 'a plain one' } },
      { ...odd, id: 'cart/grace/1', store: 'cart', raw: 'of another owner' },
    )
    const text = await exported(data)
    expect(JSON.parse(text).setAside).toEqual([
      { store: 'cart', why: 'odd', content: '{"product":"5","quantity":-1}' },
      { store: 'paymentMethods', why: 'odd', content: '["••••  4242","•••• 0002"]' },
    ])
    await importText(data, text, 'replace')
    expect(data.ports.storage.contents('quarantine')).toHaveLength(4)
  })

  it('is unchanged after exporting and importing repeatedly', async () => {
    const data = await openData()
    const text = await exported(data)
    await importText(data, text, 'replace')
    const before = storedData(data, ada.id)
    await importText(data, text, 'merge')
    await importText(data, text, 'merge')
    expect(storedData(data, ada.id)).toEqual(before)
    expect(storedData(data, grace.id)[2]).toHaveLength(1)
  })

  it('is replaced by an import, or extended by missing parts', async () => {
    const data = await openData()
    const text = await exported(data)
    await data.ports.storage.seed('wishlist', { owner: ada.id, products: [lamp] })
    await data.ports.storage.seed('cart', { owner: ada.id, lines: [] })
    await importText(data, text, 'merge')
    expect(data.ports.storage.contents('wishlist')[0]?.products.map(({ id }) => id)).toEqual([
      lamp.id,
      mug.id,
    ])
    expect(data.ports.storage.contents('cart')[0]?.lines).toHaveLength(1)
    await importText(data, text, 'replace')
    expect(data.ports.storage.contents('wishlist')[0]?.products.map(({ id }) => id)).toEqual([mug.id])
    await waitFor(data.actors.wishlist, (snapshot) => snapshot.context.stored.length === 1)
  })

  it('is replaced by each entry of the file once', async () => {
    const data = await openData()
    const file = JSON.parse(await exported(data))
    file.holdings.orders.push(file.holdings.orders[0])
    await importText(data, JSON.stringify(file), 'replace')
    expect(data.ports.storage.contents('orders').filter(({ owner }) => owner === ada.id)).toHaveLength(1)
  })

  it('can be imported into another account, and stays unchanged in the original one', async () => {
    const data = await openData()
    const text = await exported(data)
    await data.ports.storage.otherTab.transact('write', ['user'], (tx) =>
      tx.put('user', { key: 'current', id: grace.id }),
    )
    await waitFor(data.actors.session, (snapshot) => snapshot.context.user?.id === grace.id)
    const actor = openActor(data, data.ports, grace)
    await importText({ actor }, text, 'merge')
    await importText({ actor }, text, 'merge')
    expect(storedData(data, ada.id)[2]).toEqual([adasOrder])
    expect(storedData(data, grace.id)[2]).toMatchObject([{ id: 'order-2', number: 'ORD-314159' }])
  })

  it('is not changed partially if storage is full', async () => {
    const data = await openData()
    const text = await exported(data)
    const before = storedData(data, ada.id)
    data.ports.storage.refuseWrites('full')
    await importText(data, text, 'replace')
    expect(data.actor.getSnapshot().hasTag('notSaved')).toBe(true)
    expect(storedData(data, ada.id)).toEqual(before)
  })

  it('is erased with the account, without touching other accounts', async () => {
    const data = await openData()
    const odd = { why: 'odd', at: 1 }
    await data.ports.storage.seed(
      'quarantine',
      { ...odd, id: 'cart/ada/1', store: 'cart', raw: null },
      { ...odd, id: 'drafts/ada/checkout/1', store: 'drafts', raw: { values: 1 } },
      { ...odd, id: 'orders/order-9/1', store: 'orders', raw: { owner: ada.id } },
      { ...odd, id: 'cart/grace/1', store: 'cart', raw: null },
    )
    data.actor.send({ type: 'account.delete.ask' })
    data.actor.send({ type: 'account.delete.confirm' })
    await waitFor(data.actors.session, (snapshot) => snapshot.matches('signedOut'))
    expect(data.ports.storage.contents('quarantine').map(({ id }) => id)).toEqual(['cart/grace/1'])
    expect(storedData(data, ada.id).flat()).toEqual([])
    expect(data.ports.storage.contents('registeredUsers').map(({ id }) => id)).toEqual([grace.id])
    expect(storedData(data, grace.id)[2]).toHaveLength(1)
    expect(data.ports.toasts.visible()).toEqual(['accountDeleted'])
  })

  it.each([
    ['left', false],
    ['left and opened again', true],
  ])(
    'signs this tab out when it is erased, even if its screen is %s during the erasure',
    async (_, isOpenedAgain) => {
      const data = await openData()
      data.ports.storage.gate.hold()
      data.actor.send({ type: 'account.delete.ask' })
      data.actor.send({ type: 'account.delete.confirm' })
      data.shop.send({ type: 'screen.closed', actor: data.actor })
      if (isOpenedAgain) openScreen(data.shop, 'yourData', yourDataWith(data.ports), { user: ada }).start()
      data.ports.storage.gate.release()
      await waitFor(data.actors.session, (snapshot) => snapshot.matches('signedOut'))
      expect(data.ports.storage.contents('user')).toEqual([])
      await waitFor(data.actor, ({ status }) => status === 'stopped')
    },
  )

  it('confirms the import even if its screen is closed during it', async () => {
    const data = await openData()
    const text = await exported(data)
    data.actor.send({ type: 'data.chosen', file: new Blob([text]) })
    await waitFor(data.actor, (snapshot) => snapshot.hasTag('previewing'))
    data.actor.send({ type: 'data.import', mode: 'replace' })
    data.shop.send({ type: 'screen.closed', actor: data.actor })
    await expect.poll(() => data.ports.toasts.visible()).toEqual(['dataImported'])
  })
})

describe('an imported file', () => {
  const refusalOf = (text: string) => {
    try {
      return readBackup(text) && undefined
    } catch (error) {
      return error instanceof BackupRefused ? [error.problem, error.where] : error
    }
  }

  it('is refused with a reason, and with the position of the error if it is known', async () => {
    const text = await exported(await openData())
    expect(refusalOf('<html>')).toEqual(['notJson', ''])
    expect(refusalOf('{"format":"other"}')).toEqual(['notBackup', ''])
    expect(refusalOf(text.replace('"version": 1', '"version": 2'))).toEqual(['newer', ''])
    expect(refusalOf(text.replace('"quantity": 2', '"quantity": -2'))).toEqual([
      'broken',
      'holdings.cart.0.quantity',
    ])
    expect(refusalOf(text.slice(0, -20))).toEqual(['notJson', ''])
    expect(refusalOf(' '.repeat(20_000_001))).toEqual(['tooLarge', ''])
  })
})
