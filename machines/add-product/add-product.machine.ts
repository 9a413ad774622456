import { assign, sendTo, setup } from 'xstate'
import { draftKey, type FormValues, textOf } from '../domain/form.ts'
import { say } from '../domain/notice.ts'
import type { Product } from '../domain/product.ts'
import type { User } from '../domain/user.ts'
import { type FormChanged, type FormSubmitted, formMachine } from '../form/form.machine.ts'
import { imagePreviewMachine } from '../image-preview/image-preview.machine.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { productsIn, toNavigation, toNotices, toShop } from '../ports/system.ts'
import { blankProduct, type EnteredProduct, factsFrom, valuesOf } from './add-product.ts'

export interface AddProductContext {
  user: User
  /** The origin of this shop. Image addresses of this origin are allowed even without https. */
  origin: string
  facts: EnteredProduct
  /** The product that is being edited; undefined while a new product is added. */
  edited: Product | undefined
  /** The product to remove, from the confirmation until the removal has ended. */
  toRemove: Product | undefined
}

export type AddProductEvent =
  | FormSubmitted
  | FormChanged
  | { type: 'product.edit'; product: Product }
  | { type: 'edit.dropped' }
  | { type: 'product.remove.ask'; product: Product }
  | { type: 'product.remove.cancel' }
  | { type: 'product.remove.confirm' }

export interface ProductToSave {
  user: User
  facts: EnteredProduct
  id: number | undefined
  /** All known products. A new product gets an id above theirs. */
  known: readonly Product[]
}

const noFacts: EnteredProduct = { title: '', price: 0, description: '', category: '', image: '' }

/** Adds products to this browser's shop, and edits or removes products that were added before. */
export const addProductMachine = setup({
  types: {
    context: {} as AddProductContext,
    events: {} as AddProductEvent,
    input: {} as { user: User; origin: string },
    tags: {} as 'busy' | 'saving' | 'notSaved' | 'asking',
    children: {} as { form: 'form'; preview: 'preview' },
  },
  actors: {
    form: formMachine,
    preview: imagePreviewMachine,
    save: port<Product, ProductToSave>('saving a product'),
    remove: port<void, { user: User; id: number | undefined }>('removing a product'),
  },
  actions: {
    ...signedOutActions<AddProductContext, AddProductEvent>(),
    edit: assign((_, { product }: { product: Product | undefined }) => ({ edited: product })),
    setFacts: assign((_, { values }: { values: FormValues }) => ({ facts: factsFrom(values) })),
    showImage: sendTo('preview', (_, { values }: { values: FormValues }) => ({
      type: 'image.address' as const,
      address: textOf(values.image),
    })),
    release: sendTo('form', { type: 'form.release' }),
    finish: sendTo('form', { type: 'form.done' }),
    tellCatalogue: sendTo(toShop, { type: 'store.changed', store: 'products' }),
    sayAdded: sendTo(toNotices, say('success', 'productAdded')),
    sayChanged: sendTo(toNotices, say('success', 'productUpdated')),
    sayRemoved: sendTo(toNotices, say('success', 'productRemoved')),
    sayFailed: sendTo(toNotices, ({ context }) =>
      say('error', context.edited ? 'productChangeFailed' : 'productFailed'),
    ),
    sayNotRemoved: sendTo(toNotices, say('error', 'productChangeFailed')),
    toProduct: sendTo(toNavigation, (_, { product }: { product: Product }) => ({
      type: 'navigation.push' as const,
      to: `/products?new=${product.id}`,
    })),
    askToRemove: assign((_, { product }: { product: Product }) => ({ toRemove: product })),
    stopAsking: assign({ toRemove: undefined }),
  },
  guards: {
    isNotSignedIn,
    isEditing: ({ context }) => context.edited !== undefined,
    isEditedRemoved: ({ context }) =>
      context.edited !== undefined && context.edited.id === context.toRemove?.id,
  },
  delays: { adding: 100 },
}).createMachine({
  id: 'addProduct',
  context: ({ input }) => ({ ...input, facts: noFacts, edited: undefined, toRemove: undefined }),
  type: 'parallel',
  states: {
    editor: {
      initial: 'open',
      states: {
        open: {
          invoke: [
            {
              id: 'preview',
              src: 'preview',
              input: ({ context: { edited, origin } }) => ({ address: edited?.image ?? '', origin }),
            },
            { id: 'form', src: 'form', input: ({ context }) => formInput(context) },
          ],
          on: {
            'form.changed': { actions: withEvent('showImage') },
            'form.submitted': { target: '.saving', actions: withEvent('setFacts') },
            'product.edit': { target: 'open', reenter: true, actions: withEvent('edit') },
            'edit.dropped': {
              guard: 'isEditing',
              target: 'open',
              reenter: true,
              actions: { type: 'edit', params: { product: undefined } },
            },
          },
          initial: 'filling',
          states: {
            filling: {},
            notSaved: { tags: ['notSaved'] },
            saving: {
              tags: ['busy'],
              initial: 'pausing',
              states: {
                pausing: { after: { adding: 'writing' } },
                writing: {
                  invoke: {
                    id: 'save',
                    src: 'save',
                    input: ({ context: { user, facts, edited }, self }) => ({
                      user,
                      facts,
                      id: edited?.id,
                      known: productsIn(self.system) ?? [],
                    }),
                    onDone: [
                      {
                        guard: 'isEditing',
                        target: '#addProduct.editor.open',
                        actions: [
                          'tellCatalogue',
                          'sayChanged',
                          { type: 'edit', params: { product: undefined } },
                        ],
                      },
                      {
                        target: '#addProduct.editor.open.settling',
                        actions: [
                          'finish',
                          'tellCatalogue',
                          'sayAdded',
                          { type: 'toProduct', params: ({ event }) => ({ product: event.output }) },
                        ],
                      },
                    ],
                    onError: [
                      {
                        guard: withEvent('isNotSignedIn'),
                        target: '#addProduct.editor.open.filling',
                        actions: ['release', 'rereadSession', 'sayNotSignedIn'],
                      },
                      { target: '#addProduct.editor.open.notSaved', actions: ['release', 'sayFailed'] },
                    ],
                  },
                },
              },
            },
            /** The form still runs here, so that it receives `form.done` and deletes its draft before it is stopped. */
            settling: { always: '#addProduct.editor.added' },
          },
        },
        /** The catalogue is being reloaded with the new product. */
        added: {},
      },
    },
    removal: {
      initial: 'settled',
      states: {
        settled: {
          on: { 'product.remove.ask': { target: 'asking', actions: withEvent('askToRemove') } },
        },
        asking: {
          tags: ['asking'],
          on: {
            'product.remove.cancel': { target: 'settled', actions: 'stopAsking' },
            'product.remove.confirm': 'removing',
          },
        },
        removing: {
          tags: ['saving'],
          invoke: {
            id: 'remove',
            src: 'remove',
            input: ({ context: { user, toRemove } }) => ({ user, id: toRemove?.id }),
            onDone: [
              {
                guard: 'isEditedRemoved',
                target: ['settled', '#addProduct.editor.open'],
                actions: [
                  'tellCatalogue',
                  'sayRemoved',
                  { type: 'edit', params: { product: undefined } },
                  'stopAsking',
                ],
              },
              { target: 'settled', actions: ['tellCatalogue', 'sayRemoved', 'stopAsking'] },
            ],
            onError: [
              {
                guard: withEvent('isNotSignedIn'),
                target: 'settled',
                actions: ['rereadSession', 'sayNotSignedIn', 'stopAsking'],
              },
              { target: 'settled', actions: ['sayNotRemoved', 'stopAsking'] },
            ],
          },
        },
      },
    },
  },
})

function formInput({ edited, user, origin }: AddProductContext) {
  const facts = { origin }
  return edited
    ? { facts, values: valuesOf(edited) }
    : { facts, values: blankProduct, draft: { key: draftKey(user.id, 'add-product'), owner: user.id } }
}
