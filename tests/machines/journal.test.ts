import { describe, expect, it } from 'vitest'
import { totalItems } from '../../machines/domain/cart.ts'
import { guest } from '../../machines/domain/user.ts'
import { ada } from '../../machines/fixtures/examples.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import { waitFor } from '../wait.ts'

import { add, cartOf, portsWithAccounts, quantities } from './pages.ts'

describe('the journal', () => {
  const entryOf = (id: string) => ({ owner: ada.id, change: { ...add, entry: id } })

  it('returns the entries of each kind in order, also to other pages, until they are dropped', () => {
    const storage: Record<string, string> = { theme: 'dark' }
    const [first, second] = [createJournal(storage), createJournal(storage)]
    const ids = ['z', 'b', 'y', 'a', 'x', 'c', 'k', 'd', 'j', 'e', 'i', 'f']
    for (const [index, id] of ids.entries()) (index % 2 ? first : second).record('cart', id, entryOf(id))
    const draft = { key: 'guest/login', owner: 'guest', values: { email: 'ada@' } }
    first.record('drafts', draft.key, draft)
    first.record('drafts', draft.key, { ...draft, values: { email: 'ada@shop' } })
    const next = createJournal(storage)
    expect(next.entries('cart')).toEqual(ids.map(entryOf))
    expect(next.entries('drafts')).toEqual([{ ...draft, values: { email: 'ada@shop' } }])
    expect(next.entries('wishlist')).toEqual([])
    next.drop('cart', ids)
    next.drop('drafts', [draft.key])
    expect(storage).toEqual({ theme: 'dark' })
  })

  it('returns entries by number and then by id, in whatever order the storage lists them', () => {
    const keys = ['10 b', '9 c', '10 a', '9 d', '11 e', '2 f']
    const stored = keys.map((key) => [`journal cart ${key}`, JSON.stringify(entryOf(key))])
    const entries = createJournal(Object.fromEntries(stored)).entries('cart')
    expect(entries).toEqual(['2 f', '9 c', '9 d', '10 a', '10 b', '11 e'].map(entryOf))
  })

  it('replaces an entry only by one of the same kind and id, and drops only the given ids', () => {
    const journal = createJournal()
    const draft = { key: 'one', owner: 'guest', values: { email: 'ada@' } }
    journal.record('cart', 'one', entryOf('one'))
    journal.record('cart', 'two', entryOf('two'))
    journal.record('drafts', 'one', draft)
    journal.drop('cart', ['two'])
    expect(journal.entries('cart')).toEqual([entryOf('one')])
    expect(journal.entries('drafts')).toEqual([draft])
  })

  it('leaves records of other programs alone, and drops entries without an owner', () => {
    const storage: Record<string, string> = {
      'my journal cart 1 x': JSON.stringify(entryOf('x')),
      'journal cart 2 y': '{"owner":7}',
    }
    expect(createJournal(storage).entries('cart')).toEqual([])
    expect(Object.keys(storage)).toEqual(['my journal cart 1 x'])
  })

  it('keeps the previous entry if a new one does not fit', () => {
    let isFull = false
    const storage = new Proxy<Record<string, string>>(
      {},
      {
        set(target, key, value) {
          if (isFull) throw new DOMException('full', 'QuotaExceededError')
          return Reflect.set(target, key, value)
        },
      },
    )
    const journal = createJournal(storage)
    const draft = { key: 'login', owner: 'guest', values: { email: 'ada@' } }
    journal.record('drafts', 'login', draft)
    isFull = true
    journal.record('drafts', 'login', { ...draft, values: { email: 'ada@shop' } })
    expect(journal.entries('drafts')).toEqual([draft])
  })

  it('drops the entries of an erased account, and no others', () => {
    const journal = createJournal()
    journal.record('cart', 'a', entryOf('a'))
    journal.record('cart', 'b', { ...entryOf('b'), owner: guest })
    journal.forget(ada.id)
    expect(journal.entries('cart')).toEqual([{ ...entryOf('b'), owner: guest }])
  })

  it('drops unreadable entries', () => {
    const storage: Record<string, string> = { 'journal cart 1 x': '{', 'journal wishlist 2 x': '7' }
    expect(createJournal(storage).entries('cart')).toEqual([])
    expect(Object.keys(storage)).toEqual(['journal wishlist 2 x'])
  })

  it('does not fail if localStorage is full', async () => {
    const full = new Proxy<Record<string, string>>(
      {},
      {
        set() {
          throw new DOMException('full', 'QuotaExceededError')
        },
      },
    )
    const ports = await portsWithAccounts({ journal: createJournal(full) })
    const cart = await cartOf(ports)
    cart.send(add)
    await waitFor(cart, (snapshot) => snapshot.matches('settled'))
    expect(quantities(ports)).toEqual([1])
    expect(totalItems(cart.getSnapshot().context.shown)).toBe(1)
  })
})
