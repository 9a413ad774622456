import { afterEach, expect, it, vi } from 'vitest'
import type { CartChange } from '../../machines/domain/cart.ts'
import type { WishlistChange } from '../../machines/domain/wishlist.ts'
import { createJournal } from '../../machines/memory/journal.ts'
import { localStorageOrMemory } from '../../src/adapters/local-storage.ts'
import { readJournalEntry } from '../../src/adapters/storage/schema/journal.ts'
import { aProduct, lineOf } from './examples.ts'

afterEach(() => vi.unstubAllGlobals())

const line = { product: lineOf(1), quantity: 2 }

/** The type check asks for a sample of each kind of change: without a schema, a recorded change is lost at a reload. */
type Samples<Change extends { type: string }> = {
  [Type in Change['type']]: readonly Extract<Change, { type: Type }>[]
}

const cartSamples: Samples<CartChange> = {
  'cart.add': [
    { type: 'cart.add', product: lineOf(1) },
    { type: 'cart.add', product: lineOf(1), quantity: 99_999 },
  ],
  'cart.add.all': [{ type: 'cart.add.all', lines: [line] }],
  'cart.quantity.step': [{ type: 'cart.quantity.step', id: 1, by: -1 }],
  'cart.quantity.set': [{ type: 'cart.quantity.set', id: 1, quantity: 0 }],
  'cart.remove': [{ type: 'cart.remove', id: 1 }],
  'cart.clear': [{ type: 'cart.clear' }],
  'cart.restore': [{ type: 'cart.restore', lines: [{ at: 0, line }] }],
  'cart.refresh': [{ type: 'cart.refresh', products: [lineOf(1)], gone: [2] }],
}
const wishlistSamples: Samples<WishlistChange> = {
  'wishlist.add': [{ type: 'wishlist.add', product: aProduct() }],
  'wishlist.remove': [{ type: 'wishlist.remove', id: 1 }],
  'wishlist.restore': [{ type: 'wishlist.restore', product: aProduct(), at: 0 }],
}

it('returns every kind of change as it was recorded', () => {
  const storage: Record<string, string> = {}
  const carts = Object.values<readonly CartChange[]>(cartSamples)
    .flat()
    .map((change, at) => ({
      owner: 'guest',
      change: { ...change, entry: `visit-cart-0-${at}` },
    }))
  const wishes = Object.values<readonly WishlistChange[]>(wishlistSamples)
    .flat()
    .map((change, at) => ({
      owner: 'ada',
      change: { ...change, entry: `visit-wishlist-0-${at}` },
    }))
  const chosen = { language: 'fr', currency: 'EUR', theme: 'dark' } as const
  const choices = { owner: 'ada', chosen, unsaved: { currency: chosen.currency } }
  const draft = { key: 'guest/login', owner: 'guest', values: { email: 'ada@', same: true } }
  const journal = createJournal(storage, readJournalEntry)
  for (const entry of carts) journal.record('cart', entry.change.entry, entry)
  for (const entry of wishes) journal.record('wishlist', entry.change.entry, entry)
  journal.record('preferences', choices.owner, choices)
  journal.record('drafts', draft.key, draft)
  const next = createJournal(storage, readJournalEntry)
  expect(next.entries('cart')).toEqual(carts)
  expect(next.entries('wishlist')).toEqual(wishes)
  expect(next.entries('preferences')).toEqual([choices])
  expect(next.entries('drafts')).toEqual([draft])
})

it.each([
  '{',
  'null',
  '7',
  '{"owner":"ada"}',
  '{"owner":"ada","change":null}',
  '{"owner":"ada","change":{"type":"cart.explode","entry":"x"}}',
  '{"owner":"ada","change":{"type":"cart.add","product":{},"entry":"x"}}',
  '{"owner":"ada","change":{"type":"cart.clear","entry":"another"}}',
  '{"owner":"","change":{"type":"cart.clear","entry":"x"}}',
])('drops an entry with the text %s', (text) => {
  const storage: Record<string, string> = {
    'journal cart 1 x': text,
    'journal wishlist 2 x': text,
    'journal drafts 3 x': text,
    'journal preferences 4 x': text,
    'journal of another shop': text,
  }
  const journal = createJournal(storage, readJournalEntry)
  const kinds = ['cart', 'wishlist', 'drafts', 'preferences'] as const
  expect(kinds.map((kind) => journal.entries(kind))).toEqual(kinds.map(() => []))
  expect(Object.keys(storage)).toEqual(['journal of another shop'])
})

it('lasts for the visit where localStorage is null, as in an Android WebView without DOM storage', () => {
  vi.stubGlobal('localStorage', null)
  const journal = createJournal(localStorageOrMemory(), readJournalEntry)
  const choices = {
    owner: 'ada',
    chosen: { language: 'fr', currency: 'EUR', theme: 'dark' },
    unsaved: {},
  } as const
  journal.record('preferences', choices.owner, choices)
  expect(journal.entries('preferences')).toEqual([choices])
})
