import { inputOf, isSameData, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { guest } from '../domain/user.ts'
import { ada, lamp, mug, scarf, soldOut } from '../fixtures/examples.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { type ProductContext, productMachine } from './product.machine.ts'

/** Numbers that are not positive. The field ignores them: it keeps the text that it had. */
const ignoredTexts = ['-2', '0']

/**
 * Other typed texts, with the quantities that they set. The field shows each text unchanged; only whole numbers from 1 change
 * the quantity.
 */
const quantityOfText: Record<string, number | undefined> = {
  '': undefined,
  '1.5': undefined,
  ' 3 ': 3,
  '12345': 9_999,
  '99999999999': 9_999,
}

const typed = (before: ProductContext, after: ProductContext, { text }: AnyEventObject) =>
  after.quantityText === (ignoredTexts.includes(text) ? before.quantityText : text) &&
  after.quantity === (quantityOfText[text] ?? before.quantity)

const stepped = (before: ProductContext, after: ProductContext, { by }: AnyEventObject) => {
  const next = Math.min(9_999, Math.max(1, before.quantity + by))
  return after.quantity === next && after.quantityText === String(next)
}

/** The lamp after its source changed the price. */
const dearerLamp = { ...lamp, price: lamp.price + 1 }

export const productModel = defineShopModel({
  machine: productMachine,
  purpose:
    'The page of one product, which may not exist: its pictures, the quantity, and recently viewed products.',
  input: { id: lamp.id, known: undefined },
  otherInputs: [
    { id: undefined, known: undefined },
    { id: lamp.id, known: lamp },
  ],
  initially: ({ value, context: { id, product } }) => {
    if (product) return typeof value === 'object'
    return value === (id === undefined ? 'missing' : 'finding')
  },
  events: [
    { type: 'xstate.done.actor.find', output: lamp },
    { type: 'xstate.done.actor.find', output: soldOut },
    { type: 'xstate.done.actor.find', output: undefined },
    { type: 'xstate.error.actor.find', error: new Error('offline') },
    { type: 'product.updated', product: dearerLamp },
    { type: 'product.unlisted' },
    { type: 'product.retry' },
    { type: 'owner.changed', owner: guest },
    { type: 'owner.changed', owner: ada.id },
    ...[...ignoredTexts, ...Object.keys(quantityOfText)].map((text) => ({
      type: 'product.quantity.typed',
      text,
    })),
    { type: 'product.quantity.step', by: 1 },
    { type: 'product.quantity.step', by: -1 },
    { type: 'product.quantity.left' },
    { type: 'product.picture', at: 0 },
    { type: 'product.picture', at: 1 },
    { type: 'product.add' },
    { type: 'product.share', url: 'https://shop.example/products/1' },
    { type: 'xstate.done.actor.share', output: 'shared' },
    { type: 'xstate.done.actor.share', output: 'copied' },
    { type: 'xstate.done.actor.share', output: 'dismissed' },
    { type: 'xstate.error.actor.share', error: new Error('refused') },
    { type: 'xstate.done.actor.visit', output: [mug, scarf] },
    { type: 'xstate.error.actor.visit', error: new Error('full') },
  ],
  abstract: ({ owner, product, quantity, quantityText, picture }) => [
    owner,
    product?.id,
    quantity > 1,
    quantityText === String(quantity),
    picture,
  ],
  stopsAt: ({ quantity }) => quantity > 2 && quantity !== 9_999,
  answers: {
    finding: {
      'xstate.done.actor.find': [
        {
          when: (_, { output }) => output !== undefined,
          to: 'shown.visiting.waiting',
          after: (_, { product }, { output }) => product === output,
        },
        'missing',
      ],
      'xstate.error.actor.find': 'failed',
    },
    failed: {
      'product.retry': { to: 'finding', does: [tells('catalogue', { type: 'catalogue.retry' })] },
    },
    shown: {
      'product.updated': {
        when: ({ product }, event) => product !== event.product,
        after: (_, { product }, event) => product === event.product,
      },
      'product.unlisted': { to: 'failed', after: (_, { product }) => product === undefined },
      'product.quantity.typed': { after: typed },
      'product.quantity.step': { after: stepped },
      'product.quantity.left': {
        after: (before, { quantity, quantityText }) =>
          quantity === before.quantity && quantityText === String(quantity),
      },
      'product.picture': {
        when: ({ product }, { at }) => at < (product?.images.length ?? 0),
        after: (_, { picture }, { at }) => picture === at,
      },
      'product.add': {
        when: ({ product }) => product !== soldOut,
        does: ({ product, quantity }) => [tells('cart', { type: 'cart.add', product, quantity })],
      },
    },
    'shown.visiting': {
      'owner.changed': [
        {
          when: ({ owner }, event) => owner === ada.id && event.owner === guest,
          to: 'shown.visiting.waiting',
          after: (_, { owner, recent }) => owner === guest && recent.length === 0,
        },
        {
          to: 'shown.visiting.remembering',
          after: (_, { owner, recent }, event) => owner === event.owner && recent.length === 0,
        },
      ],
    },
    'shown.visiting.remembering': {
      'xstate.done.actor.visit': {
        to: 'shown.visiting.remembered',
        after: (_, { recent }, { output }) => recent === output,
      },
      'xstate.error.actor.visit': 'shown.visiting.remembered',
    },
    'shown.sharing.idle': {
      'product.share': {
        to: 'shown.sharing.asking',
        after: (_, { url }, event) => url === event.url,
      },
    },
    'shown.sharing.asking': {
      'xstate.done.actor.share': [
        {
          when: (_, { output }) => output === 'copied',
          to: 'shown.sharing.idle',
          does: [says('success', 'linkCopied')],
        },
        'shown.sharing.idle',
      ],
      'xstate.error.actor.share': { to: 'shown.sharing.idle', does: [says('error', 'shareFailed')] },
    },
  },
  tags: { finding: ['loading'], missing: ['missing'], failed: ['failed'] },
  invariants: {
    'the product and the owner are followed while a product is shown': (snapshot) =>
      !snapshot.matches('shown') ||
      (snapshot.children.follow !== undefined && snapshot.children.owner !== undefined),
    'nothing is shared before a share is asked for': (snapshot) =>
      snapshot.context.url !== '' || !snapshot.matches({ shown: { sharing: 'asking' } }),
    'the quantity is a whole number from 1 to 9,999': ({ context: { quantity } }) =>
      Number.isInteger(quantity) && quantity >= 1 && quantity <= 9_999,
    'there is a product in shown and in no other state': (snapshot) =>
      snapshot.matches('shown') === (snapshot.context.product !== undefined),
    'an address without a number makes no request': (snapshot) =>
      snapshot.context.id !== undefined || snapshot.matches('missing'),
    'the requested id is that of the address': (snapshot) =>
      [undefined, JSON.stringify({ id: lamp.id })].includes(JSON.stringify(inputOf(snapshot, 'find'))),
    'the visit to a product is stored for the current owner': (snapshot) => {
      const { owner } = snapshot.context
      const input = inputOf(snapshot, 'visit')
      const products = [lamp, dearerLamp, soldOut]
      return input === undefined || products.some((product) => isSameData(input, { owner, product }))
    },
    'the address of the product is shared with its title': (snapshot) => {
      const { url } = snapshot.context
      const input = inputOf(snapshot, 'share')
      return input === undefined || [lamp, soldOut].some(({ title }) => isSameData(input, { title, url }))
    },
  },
  acceptedMutants: {
    'finding: find done → shown: leads to deciding, not to shown':
      '`deciding` leads to `shown` at once, because the product is known',
  },
})
