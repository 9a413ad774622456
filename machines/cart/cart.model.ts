import { type Effect, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import {
  applyToCart,
  type Cart,
  type CartChange,
  type CartLine,
  emptyCart,
  lineProduct,
  totalAmount,
  totalItems,
} from '../domain/cart.ts'
import { NotSignedIn } from '../domain/errors.ts'
import type { Notice } from '../domain/notice.ts'
import type { Product } from '../domain/product.ts'
import type { SourceUpdate } from '../domain/sources.ts'
import { guest } from '../domain/user.ts'
import { ada, lamp, mug, soldOut } from '../fixtures/examples.ts'
import { defineShopModel } from '../fixtures/shop-model.ts'
import {
  optimisticInvariants,
  optimisticTags,
  showsPending,
} from '../optimistic/optimistic-invariants-oracle.ts'
import {
  type ModelChange,
  type OptimisticContext,
  optimisticAnswers,
} from '../optimistic/optimistic-oracle.ts'
import { type CartContext, cartMachine } from './cart.machine.ts'

const lampLine: CartLine = { product: lineProduct(lamp), quantity: 2 }
const mugLine: CartLine = { product: lineProduct(mug), quantity: 1 }
const soldOutLine: CartLine = { product: lineProduct(soldOut), quantity: 1 }
const storedCart: Cart = { lines: [lampLine, mugLine], attempt: 'attempt-1' }
const expensiveLamp = { ...lamp, price: 2_700 }

const truncatedList = (more: Partial<SourceUpdate>) => ({
  type: 'catalogue.updated',
  updates: [{ source: 'two', products: [], dropped: 0, isTruncated: true, ...more }],
})

const withdrawsOffer = tells('notices', { type: 'notice.withdraw', actor: 'cart' })
const requestsPrices = tells('shop', { type: 'cart.loaded' })
const withdrawsOfferIfAny = ({ undo }: OptimisticContext): Effect[] =>
  undo === undefined ? [] : [withdrawsOffer]
const shown = (context: OptimisticContext): Cart => (context as CartContext).shown
const withoutType = ({ type: _, ...rest }: AnyEventObject) => rest

/** Each change withdraws the offer to undo the previous change. */
const withdrawsOnChange: ModelChange = {
  change: (_, event) => event,
  undo: () => undefined,
  does: withdrawsOfferIfAny,
}

function removes(isRemoved: (line: CartLine, event: AnyEventObject) => boolean, cleared = {}): ModelChange {
  return {
    ...withdrawsOnChange,
    undo: (context, event) => {
      const lines = shown(context).lines.flatMap((line, at) => (isRemoved(line, event) ? [{ at, line }] : []))
      return lines.length > 0 ? { type: 'cart.restore', lines, ...cleared } : undefined
    },
  }
}

/** The refresh of the cart for new source lists. Ids up to 1,000 belong to source one, higher ids to source two. */
function refreshOf(context: OptimisticContext, { updates }: AnyEventObject) {
  const parts = updates.map(({ source, products, dropped, isTruncated, missing = [] }: SourceUpdate) => {
    const ids = shown(context)
      .lines.map(({ product: { id } }) => id)
      .filter((id) => id > 1_000 === (source === 'two'))
    const fresh = products.filter(({ id }) => ids.includes(id))
    const isWhole = dropped === 0 && !isTruncated
    const gone = ids.filter(
      (id) => missing.includes(id) || (isWhole && fresh.every((product) => product.id !== id)),
    )
    return { fresh, gone }
  })
  return {
    type: 'cart.refresh',
    products: parts.flatMap(({ fresh }: { fresh: Product[] }) => fresh),
    gone: parts.flatMap(({ gone }: { gone: number[] }) => gone),
  }
}

function changesCart(context: OptimisticContext, event: AnyEventObject): boolean {
  const { products, gone } = refreshOf(context, event)
  /** The product has another price, or is sold again. */
  const isNews = ({ product: { id, price }, gone: wasGone }: CartLine) =>
    products.some((product: Product) => product.id === id && (product.price !== price || wasGone))
  return shown(context).lines.some((line) => (gone.includes(line.product.id) && !line.gone) || isNews(line))
}

/** The results of the additions in a list of changes, which are applied to the lines in order. */
function additionResults(lines: readonly CartLine[], changes: readonly AnyEventObject[]) {
  const results = { added: false, limited: false, soldOut: false }
  let currentLines = lines
  for (const change of changes) {
    const additions = change.type === 'cart.add' ? [{ quantity: 1, ...change }] : (change.lines ?? [])
    if (change.type === 'cart.add' || change.type === 'cart.add.all')
      for (const { product, quantity } of additions) {
        const quantityBefore = currentLines.find((line) => line.product.id === product.id)?.quantity ?? 0
        results.soldOut ||= product.stock === 0
        results.added ||= product.stock !== 0 && quantityBefore < 9_999
        results.limited ||= product.stock !== 0 && quantityBefore + quantity > 9_999
        currentLines = applyToCart(
          { lines: [...currentLines] },
          { type: 'cart.add', product, quantity },
        ).lines
      }
    else currentLines = applyToCart({ lines: [...currentLines] }, change as CartChange).lines
  }
  return results
}

function notices({ stored, refused, pending, sent, undo }: OptimisticContext): Notice[] {
  const writtenChanges = [...refused, ...pending.slice(0, sent)]
  const has = (type: string) => writtenChanges.some((change) => change.type === type)
  const action = { label: 'undo', actor: 'cart', event: { type: 'cart.undo' } } as const
  const offer = undo !== undefined && pending.length === sent ? { action } : {}
  const { soldOut: isSoldOut, limited, added } = additionResults((stored as Cart).lines, writtenChanges)
  return [
    ...(isSoldOut ? [{ kind: 'error', text: 'soldOutLeftOut' } as const] : []),
    ...(limited ? [{ kind: 'error', text: 'quantityLimited' } as const] : []),
    ...(added ? [{ kind: 'success', text: 'addedToCart' } as const] : []),
    ...(has('cart.remove') ? [{ kind: 'success', text: 'removedFromCart', ...offer } as const] : []),
    ...(has('cart.clear') ? [{ kind: 'success', text: 'cartCleared', ...offer } as const] : []),
  ]
}

const sharedAnswers = optimisticAnswers({
  empty: emptyCart,
  changes: {
    'cart.add': withdrawsOnChange,
    'cart.add.all': withdrawsOnChange,
    'cart.quantity.step': withdrawsOnChange,
    'cart.quantity.set': withdrawsOnChange,
    'cart.remove': removes((line, { id }) => line.product.id === id),
    'cart.clear': removes(() => true, { cleared: true }),
    'catalogue.updated': { when: changesCart, change: refreshOf, undo: ({ undo }) => undo },
    'cart.undo': {
      needsUndo: true,
      when: ({ undo }) => undo !== undefined,
      change: ({ undo }) => undo,
      undo: () => undefined,
      does: () => [withdrawsOffer, requestsPrices],
    },
  },
  notices,
  afterRead: [requestsPrices],
  onLeaving: [withdrawsOffer],
})

export const cartModel = defineShopModel({
  machine: cartMachine,
  purpose:
    'The cart: every change shows at once, is written in order, and is rolled back when the write fails.',
  input: { owner: guest, session: 'page-1' },
  initially: (snapshot) => snapshot.matches('loading'),
  events: [
    { type: 'cart.add', product: lamp },
    { type: 'cart.add', product: soldOut },
    { type: 'cart.add', product: lamp, quantity: 9_999 },
    { type: 'cart.add.all', lines: [lampLine, mugLine, soldOutLine] },
    { type: 'cart.quantity.step', id: lamp.id, by: 1 },
    { type: 'cart.quantity.set', id: lamp.id, quantity: 0 },
    { type: 'cart.remove', id: mug.id },
    { type: 'cart.clear' },
    { type: 'catalogue.updated', updates: [{ source: 'one', products: [expensiveLamp], dropped: 0 }] },
    { type: 'catalogue.updated', updates: [{ source: 'two', products: [], dropped: 0 }] },
    { type: 'catalogue.updated', updates: [{ source: 'two', products: [], dropped: 1 }] },
    { type: 'cart.undo' },
    { type: 'cart.left' },
    { type: 'owner.changed', owner: ada.id },
    { type: 'storage.changed' },
    { type: 'write.retry' },
    { type: 'xstate.done.actor.reading', output: { value: emptyCart, refused: [] } },
    { type: 'xstate.done.actor.reading', output: { value: storedCart, refused: [] } },
    {
      type: 'xstate.done.actor.reading',
      output: { value: storedCart, refused: [{ type: 'cart.add', product: lamp, entry: 'page-0-1' }] },
    },
    { type: 'xstate.error.actor.reading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.rereading', output: storedCart },
    { type: 'xstate.error.actor.rereading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.writing', output: storedCart },
    { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
    { type: 'xstate.error.actor.writing', error: new Error('full') },
  ],
  abstract: ({ stored, pending, sent, refused, undo }) => [
    stored.lines.length,
    pending.length,
    sent,
    refused.length,
    undo !== undefined,
  ],
  extraPaths: [
    [
      { type: 'xstate.done.actor.reading', output: { value: storedCart, refused: [] } },
      truncatedList({}),
      truncatedList({ missing: [mug.id] }),
      truncatedList({ products: [mug] }),
    ],
  ],
  stopsAt: ({ pending, refused }) => pending.length + refused.length > 2,
  answers: {
    ...sharedAnswers,
    '*': {
      ...sharedAnswers['*'],
      'cart.left': {
        when: ({ undo }) => undo !== undefined,
        does: [withdrawsOffer],
        after: (before, after) =>
          after.undo === undefined &&
          JSON.stringify(withoutType({ ...after, type: '' })) ===
            JSON.stringify({ ...before, undo: undefined }),
      },
    },
  },
  tags: optimisticTags,
  invariants: {
    ...optimisticInvariants,
    'the look-up runs as long as the cart': ({ children }) => children.lookUp !== undefined,
    'the shown value is the stored value with the pending changes': showsPending(applyToCart),
    'totals are the sum of the lines': ({ context }) => {
      const cart = context.shown
      const sumOf = (part: (line: CartLine) => number) =>
        cart.lines.reduce((sum, line) => sum + part(line), 0)
      const amount = sumOf(({ product, quantity }) => quantity * product.price)
      return totalItems(cart) === sumOf(({ quantity }) => quantity) && totalAmount(cart) === amount
    },
    'each product has one line, with a quantity from 1 to 9,999': ({ context }) => {
      const { lines } = context.shown
      return (
        new Set(lines.map(({ product }) => product.id)).size === lines.length &&
        lines.every(({ quantity }) => Number.isInteger(quantity) && quantity >= 1 && quantity <= 9_999)
      )
    },
    'Undo restores at least one line': ({ context }) =>
      context.undo === undefined || context.undo.lines.length > 0,
  },
  acceptedMutants: {
    'cart: owner.changed → loading: with reenter':
      'starts the look-up again, whose requests this model does not contain',
    'settled: always → writing: leads to refused, not to writing':
      '`refused` leads to `writing` at once, because a change is pending',
  },
})
