import 'fake-indexeddb/auto'
import { describe, expect, it } from 'vitest'
import { createFakeSurroundings } from '../../machines/fakes/fake-surroundings.ts'
import { createLateStorage } from '../../src/adapters/storage/late-storage.ts'
import { aTab } from './databases.ts'

/** A tab whose storage comes late: `arrive` lets the code come, `calm` the page. */
function aLateTab({ isBlank = true, name }: { isBlank?: boolean; name?: string } = {}) {
  const real = aTab(name === undefined ? {} : { name })
  let asked = 0
  let blank = isBlank
  let arrive = () => {}
  let becalm = () => {}
  const code = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const calm = new Promise<void>((resolve) => {
    becalm = resolve
  })
  const storage = createLateStorage({
    load: async () => {
      asked += 1
      await code
      return real
    },
    isBlank: async () => blank,
    calm,
    surroundings: createFakeSurroundings(),
  })
  return { storage, real, arrive, becalm, asked: () => asked, fill: () => (blank = false) }
}

/** A first visitor's tab, whose storage could not be fetched once, for there is no network. */
function aTabWithoutNetwork() {
  const real = aTab()
  const surroundings = createFakeSurroundings()
  surroundings.setOnline(false)
  const codes = [Promise.reject(new Error('No network')), Promise.resolve(real)]
  const storage = createLateStorage({
    load: () => codes.shift() ?? Promise.resolve(real),
    isBlank: async () => true,
    calm: Promise.resolve(),
    surroundings,
  })
  return { storage, surroundings, codes }
}

const shelf = { owner: 'guest', products: [] }
const readWishlist = (tab: ReturnType<typeof aLateTab>) =>
  tab.storage.transact('read', ['wishlist'], (tx) => tx.get('wishlist', 'guest'))
const writeWishlist = (tab: ReturnType<typeof aLateTab>) =>
  tab.storage.transact('write', ['wishlist'], (tx) => tx.put('wishlist', shelf))

describe('the storage that comes late', () => {
  it('answers for an empty browser without its code', async () => {
    const tab = aLateTab()
    expect(await readWishlist(tab)).toBeUndefined()
    expect(await tab.storage.transact('read', ['orders'], (tx) => tx.all('orders'))).toEqual([])
    expect(tab.asked()).toBe(0)
  })

  it('fetches its code at once where something is kept', async () => {
    const tab = aLateTab({ isBlank: false })
    await tab.real.transact('write', ['wishlist'], (tx) => tx.put('wishlist', shelf))
    const read = readWishlist(tab)
    tab.arrive()
    expect(await read).toEqual(shelf)
  })

  it('shows the last answers of the sources before the page is calm', async () => {
    const tab = aLateTab({ isBlank: false })
    const answer = { name: 'categories' as const, categories: ['tools'], at: 1 }
    await tab.real.transact('write', ['sources'], (tx) => tx.put('sources', answer))
    tab.arrive()
    const kept = tab.storage.transact('read', ['sources'], (tx) => tx.get('sources', 'categories'))
    expect(await kept).toEqual(answer)
  })

  it('keeps a change that came before its code, and reads it after', async () => {
    const tab = aLateTab()
    await readWishlist(tab)
    const written = writeWishlist(tab)
    const read = readWishlist(tab)
    tab.arrive()
    await written
    expect(await read).toEqual(shelf)
    expect(await tab.real.transact('read', ['wishlist'], (tx) => tx.all('wishlist'))).toEqual([shelf])
    expect(tab.asked()).toBe(1)
  })

  it('opens, and keeps the answers of the sources and what was looked at, once the page is calm', async () => {
    const tab = aLateTab()
    const opened = tab.storage.open()
    const kept = [
      tab.storage.transact('write', ['sources'], (tx) =>
        tx.put('sources', { name: 'categories', categories: ['tools'], at: 1 }),
      ),
      tab.storage.transact('write', ['recentlyViewed'], (tx) => tx.put('recentlyViewed', shelf)),
    ]
    await readWishlist(tab)
    expect(tab.asked()).toBe(0)
    tab.becalm()
    tab.arrive()
    expect(await opened).toEqual({ kind: 'kept' })
    await Promise.all(kept)
    expect(await tab.real.transact('read', ['sources'], (tx) => tx.all('sources'))).toHaveLength(1)
    expect(await tab.real.transact('read', ['recentlyViewed'], (tx) => tx.all('recentlyViewed'))).toEqual([
      shelf,
    ])
  })

  it('has everything read again when another tab wrote first', async () => {
    const tab = aLateTab()
    const news: string[] = []
    tab.storage.watch(({ type }) => news.push(type))
    await readWishlist(tab)
    tab.fill()
    tab.arrive()
    await writeWishlist(tab)
    expect(news).toContain('storage.changed')
  })

  it('tells the news of other tabs, until nobody listens', async () => {
    const tab = aLateTab({ isBlank: false })
    const news: string[] = []
    const stop = tab.storage.watch(({ type }) => news.push(type))
    tab.arrive()
    await readWishlist(tab)
    const other = aTab({ name: tab.real.name })
    const write = () => other.transact('write', ['wishlist'], (tx) => tx.put('wishlist', shelf))
    await write()
    await expect.poll(() => news).toEqual(['storage.changed'])
    stop()
    await write()
    expect(await readWishlist(tab)).toEqual(shelf)
    expect(news).toEqual(['storage.changed'])
  })

  it('is fetched anew after it could not be, since one failure is not believed', async () => {
    const real = aTab()
    let failures = 3
    const storage = createLateStorage({
      load: () => {
        failures -= 1
        return failures < 0 ? Promise.resolve(real) : Promise.reject(new Error('No network'))
      },
      isBlank: async () => false,
      calm: Promise.resolve(),
      surroundings: createFakeSurroundings(),
    })
    const write = () => storage.transact('write', ['wishlist'], (tx) => tx.put('wishlist', shelf))
    await expect(write()).rejects.toThrow('No network')
    failures = 1
    await write()
    expect(await real.transact('read', ['wishlist'], (tx) => tx.all('wishlist'))).toEqual([shelf])
  })

  it('keeps what a first visitor does without a network once it is back, and knows meanwhile that nothing is kept', async () => {
    const { storage, surroundings, codes } = aTabWithoutNetwork()
    const written = storage.transact('write', ['wishlist'], (tx) => tx.put('wishlist', shelf))
    const read = () => storage.transact('read', ['wishlist'], (tx) => tx.all('wishlist'))
    expect(await read()).toEqual([])
    expect(codes).toHaveLength(1)
    expect(await read()).toEqual([])
    surroundings.setOnline(true)
    await written
    expect(await read()).toEqual([shelf])
  })

  it('waits for the network before it says that nothing is kept', async () => {
    const { storage, surroundings, codes } = aTabWithoutNetwork()
    const said: unknown[] = []
    const opened = storage.open().then((status) => said.push(status))
    await expect.poll(() => codes.length).toBe(1)
    expect(said).toEqual([])
    surroundings.setOnline(true)
    await opened
    expect(said).toEqual([{ kind: 'kept' }])
  })
})
