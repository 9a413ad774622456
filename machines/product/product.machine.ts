import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate'
import { isNotPositive, quantityFrom } from '../domain/cart.ts'
import { say } from '../domain/notice.ts'
import { isAvailable, type Product, type RecentProduct } from '../domain/product.ts'
import { guest, type Owner, type OwnerChanged } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { toCart, toCatalogue, toNotices } from '../ports/system.ts'

export type ProductEvent =
  | { type: 'product.retry' }
  | { type: 'product.quantity.typed'; text: string }
  | { type: 'product.quantity.step'; by: 1 | -1 }
  /** Enter was pressed in the field, or the field was left. */
  | { type: 'product.quantity.left' }
  | { type: 'product.picture'; at: number }
  | { type: 'product.add' }
  | { type: 'product.share'; url: string }
  /** The catalogue has loaded a new version of the product. */
  | { type: 'product.updated'; product: Product }
  /** The catalogue has removed it, because its source failed and it is not cached. */
  | { type: 'product.unlisted' }
  | OwnerChanged

export interface ProductInput {
  id: number | undefined
  /** The product in the catalogue, if it is loaded. */
  known: Product | undefined
}

export interface ProductContext {
  id: number | undefined
  /** Undefined until the session is restored. */
  owner: Owner | undefined
  product: Product | undefined
  quantity: number
  /** The text of the quantity field, which is empty while the visitor replaces the number. */
  quantityText: string
  picture: number
  recent: RecentProduct[]
  url: string
}

/** The product to follow in the catalogue, and whether the catalogue had it before. */
export interface FollowInput {
  id: number | undefined
  wasListed: boolean
}

const initialEvent: string = 'xstate.init'

/** The product page: the product, or that it does not exist; its pictures, the quantity, and recently viewed products. */
export const productMachine = setup({
  types: {
    context: {} as ProductContext,
    events: {} as ProductEvent,
    input: {} as ProductInput,
    tags: {} as 'loading' | 'missing' | 'failed',
  },
  actors: {
    follow: fromCallback<ProductEvent, FollowInput>(() => {}),
    owner: fromCallback<OwnerChanged>(() => {}),
    find: port<Product | undefined, { id: number }>('finding a product'),
    visit: port<RecentProduct[], { owner: Owner; product: Product }>('remembering a visit'),
    share: port<'shared' | 'copied' | 'dismissed', { title: string; url: string }>('sharing a product'),
  },
  actions: {
    show: assign((_, { product }: { product: Product }) => ({ product })),
    forget: assign({ product: undefined }),
    setOwner: assign((_, { owner }: { owner: Owner }) => ({ owner, recent: [] })),
    remember: assign((_, { recent }: { recent: RecentProduct[] }) => ({ recent })),
    /** A number that is not positive is ignored: the field keeps the text that it had. */
    type: assign(({ context }, { text }: { text: string }) => ({
      quantityText: isNotPositive(text) ? context.quantityText : text,
      quantity: quantityFrom(text) ?? context.quantity,
    })),
    step: assign(({ context }, { by }: { by: number }) => {
      const quantity = quantityFrom(String(context.quantity + by)) ?? context.quantity
      return { quantity, quantityText: String(quantity) }
    }),
    settle: assign(({ context }) => ({ quantityText: String(context.quantity) })),
    turn: assign((_, { at }: { at: number }) => ({ picture: at })),
    setUrl: assign((_, { url }: { url: string }) => ({ url })),
    addToCart: sendTo(toCart, ({ context: { quantity } }, { product }: { product: Product }) => ({
      type: 'cart.add' as const,
      product,
      quantity,
    })),
    /** The sources that failed are requested again too, for the related products and the other screens. */
    retryCatalogue: sendTo(toCatalogue, { type: 'catalogue.retry' }),
    sayCopied: sendTo(toNotices, say('success', 'linkCopied')),
    sayNotShared: sendTo(toNotices, say('error', 'shareFailed')),
  },
  guards: {
    hasLeft: ({ context }, { owner }: { owner: Owner }) =>
      context.owner !== undefined && context.owner !== guest && context.owner !== owner,
    isKnown: ({ context }) => context.product !== undefined,
    isNumbered: ({ context }) => context.id !== undefined,
    isOther: ({ context }, { product }: { product: Product }) => product !== context.product,
    wasFound: (_, { found }: { found: Product | undefined }) => found !== undefined,
    wasCopied: (_, { how }: { how: string }) => how === 'copied',
    hasPicture: ({ context }, { at }: { at: number }) =>
      (context.product as Product).images[at] !== undefined,
    isForSale: ({ context }) => isAvailable(context.product as Product),
  },
}).createMachine({
  id: 'product',
  context: ({ input: { id, known } }) => ({
    id,
    owner: undefined,
    product: known,
    quantity: 1,
    quantityText: '1',
    picture: 0,
    recent: [],
    url: '',
  }),
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isKnown', target: 'shown' },
        { guard: 'isNumbered', target: 'finding' },
        { target: 'missing' },
      ],
    },
    finding: {
      tags: ['loading'],
      invoke: {
        id: 'find',
        src: 'find',
        input: ({ context }) => ({ id: context.id ?? 0 }),
        onDone: [
          {
            guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => ({ product: event.output as Product }) },
          },
          { target: 'missing' },
        ],
        onError: 'failed',
      },
    },
    missing: { tags: ['missing'] },
    failed: {
      tags: ['failed'],
      on: { 'product.retry': { target: 'finding', actions: 'retryCatalogue' } },
    },
    shown: {
      type: 'parallel',
      /** A known product is shown immediately, and updated when its source answers. */
      invoke: {
        id: 'follow',
        src: 'follow',
        /** The product with which the page opens is one of the catalogue's. */
        input: ({ context, event }) => ({ id: context.id, wasListed: event.type === initialEvent }),
      },
      on: {
        'product.updated': { guard: withEvent('isOther'), actions: withEvent('show') },
        /** The prerendered product cannot be confirmed, because its source failed. A retry requests it by its id. */
        'product.unlisted': { target: 'failed', actions: 'forget' },
        'product.quantity.typed': { actions: withEvent('type') },
        'product.quantity.step': { actions: withEvent('step') },
        'product.quantity.left': { actions: 'settle' },
        'product.picture': { guard: withEvent('hasPicture'), actions: withEvent('turn') },
        'product.add': {
          guard: 'isForSale',
          actions: { type: 'addToCart', params: ({ context }) => ({ product: context.product as Product }) },
        },
      },
      states: {
        /**
         * The visit is written for its owner, and written again for the account when a guest signs in. When a user signs out, the
         * visit is not written for the next owner.
         */
        visiting: {
          initial: 'waiting',
          invoke: { id: 'owner', src: 'owner' },
          on: {
            'owner.changed': [
              { guard: withEvent('hasLeft'), target: '.waiting', actions: withEvent('setOwner') },
              { target: '.remembering', actions: withEvent('setOwner') },
            ],
          },
          states: {
            waiting: {},
            remembering: {
              invoke: {
                id: 'visit',
                src: 'visit',
                input: ({ context }) => ({
                  owner: context.owner as Owner,
                  product: context.product as Product,
                }),
                onDone: {
                  target: 'remembered',
                  actions: { type: 'remember', params: ({ event }) => ({ recent: event.output }) },
                },
                /** Not reported: the page shows no recent products. */
                onError: 'remembered',
              },
            },
            remembered: {},
          },
        },
        sharing: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'product.share': { target: 'asking', actions: withEvent('setUrl') },
              },
            },
            asking: {
              invoke: {
                id: 'share',
                src: 'share',
                input: ({ context }) => ({ title: (context.product as Product).title, url: context.url }),
                onDone: [
                  {
                    guard: { type: 'wasCopied', params: ({ event }) => ({ how: event.output }) },
                    target: 'idle',
                    actions: 'sayCopied',
                  },
                  { target: 'idle' },
                ],
                onError: { target: 'idle', actions: 'sayNotShared' },
              },
            },
          },
        },
      },
    },
  },
})

export type ProductActor = ActorRefFrom<typeof productMachine>
