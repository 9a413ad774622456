import { describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { createFakeDurability } from '../../machines/fakes/fake-ports.ts'
import { createFakeStorage } from '../../machines/fakes/fake-storage.ts'
import { ada, adasOrder, grace, lamp, mug } from '../../machines/fixtures/examples.ts'
import { openScreen } from '../../machines/shop/open-shop.ts'
import { backupOf, fileName, type OwnerData } from '../../machines/your-data/backup.ts'
import { durabilityWith } from '../../machines/your-data/durability.effects.ts'
import { noData } from '../../machines/your-data/merge-owner-data.ts'
import {
  dropQuarantined,
  ownerDataStores,
  quarantinedOf,
  readOwnerData,
  writeOwnerData,
} from '../../machines/your-data/owner-data.ts'
import { maxBackupSize } from '../../machines/your-data/read-backup.ts'
import { yourDataWith } from '../../machines/your-data/your-data.effects.ts'
import { waitFor } from '../wait.ts'
import { adasPorts, adasShop } from './customer.ts'

const address = { street: '', city: '', state: '', zipCode: '', country: '' as const }
const full: OwnerData = {
  cart: [{ product: mug, quantity: 2 }],
  wishlist: [mug, lamp],
  orders: [{ ...adasOrder, owner: ada.id }],
  paymentMethods: [
    { id: 'card-1', brand: 'visa', last4: '4242', cardHolder: 'Ada', expiryDate: '12/30', isDefault: true },
  ],
  settings: {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: 'ada@example.com',
    phone: '1',
    avatar: '',
    address,
    notifications: { email: true, sms: false, promotions: true, orderUpdates: true, newProducts: false },
  },
  preferences: { language: 'fr', currency: 'EUR', theme: 'dark' },
  recentlyViewed: [{ id: 1, title: 'Desk Lamp', image: '/pictures/lamp.svg' }],
  drafts: { checkout: { city: 'London' }, 'card/new': { cardHolder: 'Ada' } },
}

function createOwnerStorage() {
  const storage = createFakeStorage()
  return {
    storage,
    put: (owner: string, holdings: OwnerData) =>
      storage.transact('write', ownerDataStores, (tx) => writeOwnerData(tx, owner, holdings)),
    of: (owner: string) => storage.transact('read', ownerDataStores, (tx) => readOwnerData(tx, owner)),
  }
}

describe('the data of an account', () => {
  it('is read back unchanged, separate from other accounts', async () => {
    const { put, of } = createOwnerStorage()
    await put(grace.id, { ...noData, drafts: { checkout: { city: 'New York' } } })
    await put(ada.id, full)
    expect(await of(ada.id)).toStrictEqual(full)
    expect(await of(grace.id)).toStrictEqual({ ...noData, drafts: { checkout: { city: 'New York' } } })
    expect(await of('nobody')).toStrictEqual(noData)
  })

  it('is replaced on import, while other accounts stay unchanged', async () => {
    const { put, of } = createOwnerStorage()
    await put(grace.id, { ...noData, drafts: { checkout: { city: 'New York' } } })
    await put(ada.id, full)
    await put(ada.id, noData)
    expect(await of(ada.id)).toStrictEqual(noData)
    expect((await of(grace.id)).drafts).toEqual({ checkout: { city: 'New York' } })
  })

  it('keeps the cart’s checkout attempt', async () => {
    const { put, storage } = createOwnerStorage()
    await storage.seed('cart', { owner: ada.id, lines: [], attempt: 'attempt-7' })
    await put(ada.id, full)
    await put(grace.id, noData)
    expect(storage.contents('cart')).toStrictEqual([
      { owner: ada.id, lines: full.cart, attempt: 'attempt-7' },
      { owner: grace.id, lines: [] },
    ])
  })

  it.each([
    ['both', {}, ['order-1-ada', 'attempt-1-ada']],
    ['the id', { attempt: 'attempt-2' }, ['order-1-ada', 'attempt-1-ada']],
    ['the attempt', { id: 'order-2' }, ['order-1-ada', 'attempt-1-ada']],
    ['neither', { id: 'order-2', attempt: 'attempt-2' }, ['order-1', 'attempt-1']],
  ])('gives an order new ids if another account has %s', async (_what, other, expected) => {
    const { put, of, storage } = createOwnerStorage()
    const order = { ...adasOrder, id: 'order-1', attempt: 'attempt-1' }
    const otherOrder = { ...order, ...other, owner: grace.id }
    await storage.seed('orders', otherOrder)
    await put(ada.id, { ...noData, orders: [order] })
    expect((await of(ada.id)).orders.map(({ id, attempt }) => [id, attempt])).toEqual([expected])
    expect((await of(grace.id)).orders).toEqual([otherOrder])
  })
})

it('stores all orders of a file with the same ids', async () => {
  const { put, of } = createOwnerStorage()
  const orders = ['ORD-1', 'ORD-2', 'ORD-3'].map((number) => ({ ...adasOrder, number }))
  await put(ada.id, { ...noData, orders })
  expect((await of(ada.id)).orders.map(({ number }) => number)).toEqual(['ORD-1', 'ORD-2', 'ORD-3'])
})

it('names the file after the local day', () => {
  // As in Kiritimati. The time zone itself cannot be changed in a worker thread, where Stryker runs the tests.
  vi.spyOn(Date.prototype, 'getMonth').mockReturnValue(1)
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(1)
  const file = backupOf(ada, noData, Date.parse('2026-01-31T10:30:00Z'), [])
  expect(fileName(file)).toBe('statecart-my-data-2026-02-01.json')
  vi.restoreAllMocks()
})

describe('quarantined records', () => {
  const odd = { why: 'odd', at: 1 }

  async function contentOf(raw: unknown): Promise<string | undefined> {
    const storage = createFakeStorage()
    await storage.seed('quarantine', { ...odd, id: 'cart/ada/1', store: 'cart', raw })
    const [found] = await storage.transact('read', ['quarantine'], (tx) => quarantinedOf(tx, ada.id))
    return found?.content
  }

  it('are exported as text of limited length', async () => {
    const round: unknown[] = ['4242 4242 4242 4242', 'x'.repeat(200_000)]
    round.push(round)
    expect(await contentOf(undefined)).toBe('undefined')
    expect(await contentOf({ lines: 5n })).toBe('{"lines":"5"}')
    expect(await contentOf('x'.repeat(200_000))).toBe(`"${'x'.repeat(99_999)}`)
    expect(await contentOf(round)).toBe(`••••  4242,${'x'.repeat(99_989)}`)
  })

  it('of users are never exported, and are erased with the account that they belong to', async () => {
    const storage = createFakeStorage()
    await storage.seed(
      'quarantine',
      { ...odd, id: 'user/ada/1', store: 'user', raw: { key: 5 } },
      { ...odd, id: 'registeredUsers/7/1', store: 'registeredUsers', raw: { id: ada.id, email: 5 } },
      { ...odd, id: 'orders/7/1', store: 'orders', raw: { owner: ada.id } },
      { ...odd, id: 'cart/adamant/1', store: 'cart', raw: null },
    )
    expect(await storage.transact('read', ['quarantine'], (tx) => quarantinedOf(tx, ada.id))).toEqual([
      { store: 'orders', why: 'odd', content: '{"owner":"ada"}' },
    ])
    await storage.transact('write', ['quarantine'], (tx) => dropQuarantined(tx, ada.id))
    expect(storage.contents('quarantine').map(({ id }) => id)).toEqual(['cart/adamant/1'])
  })
})

async function openData() {
  const ports = await adasPorts()
  const tab = await adasShop(ports)
  const actor = openScreen(tab.shop, 'yourData', yourDataWith(ports), { user: ada }).start()
  const settled = () => waitFor(actor, (snapshot) => snapshot.matches('resting'))
  const exported = async () => {
    actor.send({ type: 'data.export' })
    await settled()
    return ports.files.saved[0]?.content ?? ''
  }
  return { ports, ...tab, actor, settled, exported }
}

describe('the file of an account', () => {
  it('has a format and a version, and no quarantined records if there are none', async () => {
    const { exported } = await openData()
    const file = JSON.parse(await exported())
    expect([file.format, file.version]).toEqual(['statecart-account', 1])
    expect(file).not.toHaveProperty('setAside')
  })

  it('is not read if it exceeds the maximum size', async () => {
    const { actor, settled } = await openData()
    const read: number[] = []
    for (const size of [maxBackupSize, maxBackupSize + 1]) {
      const file = new Blob([new Uint8Array(size)])
      file.text = () => Promise.resolve(`${read.push(size)}`)
      actor.send({ type: 'data.chosen', file })
      await settled()
    }
    expect(read).toEqual([maxBackupSize])
    expect(actor.getSnapshot().context.refusal?.problem).toBe('tooLarge')
  })
})

describe('after the user has signed out during an operation', () => {
  it.each([grace.id, 'nobody'])('changes nothing if %s is signed in', async (id) => {
    const { ports, actor, settled, exported } = await openData()
    const text = await exported()
    actor.send({ type: 'data.chosen', file: new Blob([text.replace('"quantity": 2', '"quantity": 5')]) })
    await waitFor(actor, (snapshot) => snapshot.hasTag('previewing'))
    await ports.storage.seed('registeredUsers', { ...grace, password: { salt: '', hash: '', rounds: 1 } })
    await ports.storage.seed('user', { key: 'current', id })
    actor.send({ type: 'data.import', mode: 'replace' })
    await settled()
    expect(ports.toasts.visible()).toEqual(['dataExported', 'notSignedIn'])
    actor.send({ type: 'account.delete.ask' })
    actor.send({ type: 'account.delete.confirm' })
    await settled()
    expect(ports.toasts.visible()).toEqual(['dataExported', 'notSignedIn ×2'])
    expect(ports.storage.contents('cart')[0]?.lines[0]?.quantity).toBe(2)
    expect(ports.storage.contents('user')).toEqual([{ key: 'current', id }])
    expect(ports.storage.contents('registeredUsers')).toHaveLength(2)
  })
})

it('signs out a user who erases their account', async () => {
  const { ports, actor, actors } = await openData()
  actor.send({ type: 'account.delete.ask' })
  actor.send({ type: 'account.delete.confirm' })
  await waitFor(actors.session, (snapshot) => snapshot.matches('signedOut'))
  expect(ports.storage.contents('user')).toEqual([])
})

it.each([true, false])(
  'reads how much data the browser stores, and asks it to persist that (granted: %s)',
  async (grants) => {
    const durability = Object.assign(createFakeDurability(), { grants, used: 7, quota: 70 })
    const actor = createActor(durabilityWith({ durability })).start()
    expect(actor.getSnapshot().context).toEqual({ used: 0, quota: 0, persisted: false })
    await waitFor(actor, (snapshot) => snapshot.hasTag('known'))
    expect(actor.getSnapshot().context).toEqual({ used: 7, quota: 70, persisted: false })
    actor.send({ type: 'durability.ask' })
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'))
    expect([actor.getSnapshot().context.persisted, actor.getSnapshot().hasTag('declined')]).toEqual([
      grants,
      !grants,
    ])
  },
)
