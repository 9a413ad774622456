import { type FullAnswer, inputOf, isSameData, tells } from '@statecart/prove'
import { NotSignedIn } from '../domain/errors.ts'
import { shopCategories } from '../domain/product.ts'
import { grace, lamp, scarf } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { type AddProductContext, addProductMachine } from './add-product.machine.ts'

type AddProductAnswer = FullAnswer<typeof addProductMachine>

const values = {
  title: ' Wool Scarf ',
  price: '25.5',
  category: "women's clothing",
  description: 'Warm.',
  image: '/pictures/scarf.svg',
}
const blank = { title: '', price: '', category: '', description: '', image: '' }
const catalogueChanged = tells('shop', { type: 'store.changed', store: 'products' })
const isEditing: NonNullable<AddProductAnswer['when']> = ({ edited }) => edited !== undefined
const isNotEditing = (_: unknown, { edited }: AddProductContext) => edited === undefined
const nothingToRemove = (_: AddProductContext, { toRemove }: AddProductContext) => toRemove === undefined

export const addProductModel = defineShopModel({
  machine: addProductMachine,
  purpose: "Adding a product to this browser's shop, and changing or removing those that were added.",
  input: { user: grace, origin: 'https://shop.example' },
  initially: ({ value, context: { facts }, children: { form, preview } }) =>
    isSameData(value, { editor: { open: 'filling' }, removal: 'settled' }) &&
    isSameData(facts, { title: '', price: 0, description: '', category: '', image: '' }) &&
    isSameData(form?.getSnapshot().context.values, { ...blank, category: shopCategories[0] }) &&
    preview?.getSnapshot().context.address === '',
  events: [
    { type: 'form.changed', values },
    { type: 'form.submitted', values },
    { type: 'product.edit', product: scarf },
    { type: 'edit.dropped' },
    { type: 'xstate.after.adding.addProduct.editor.open.saving.pausing' },
    { type: 'xstate.done.actor.save', output: scarf },
    { type: 'xstate.error.actor.save', error: new Error('full') },
    { type: 'xstate.error.actor.save', error: new NotSignedIn() },
    { type: 'product.remove.ask', product: scarf },
    { type: 'product.remove.ask', product: lamp },
    { type: 'product.remove.cancel' },
    { type: 'product.remove.confirm' },
    { type: 'xstate.done.actor.remove', output: undefined },
    { type: 'xstate.error.actor.remove', error: new Error('full') },
    { type: 'xstate.error.actor.remove', error: new NotSignedIn() },
  ],
  abstract: ({ edited, toRemove, facts }) => [edited?.id, toRemove?.id, facts.title],
  answers: {
    'editor.open': {
      'form.changed': { does: [tells('preview', { type: 'image.address', address: values.image })] },
      'form.submitted': {
        to: 'editor.open.saving.pausing',
        after: (_, { facts }) => facts.title === 'Wool Scarf' && facts.price === 2_550,
      },
      'product.edit': { to: 'editor.open.filling', after: (_, { edited }) => edited === scarf },
      'edit.dropped': { when: isEditing, to: 'editor.open.filling', after: isNotEditing },
      'xstate.done.actor.remove': {
        when: ({ edited, toRemove }) => edited !== undefined && edited.id === toRemove?.id,
        to: 'editor.open.filling',
        after: isNotEditing,
      },
    },
    'editor.open.saving.pausing': {
      'xstate.after.adding.addProduct.editor.open.saving.pausing': 'editor.open.saving.writing',
    },
    'editor.open.saving.writing': {
      'xstate.done.actor.save': [
        {
          when: isEditing,
          to: 'editor.open.filling',
          does: [catalogueChanged, says('success', 'productUpdated')],
          after: isNotEditing,
        },
        {
          to: 'editor.added',
          does: [
            tells('form', { type: 'form.done' }),
            catalogueChanged,
            says('success', 'productAdded'),
            tells('navigation', { type: 'navigation.push', to: `/products?new=${scarf.id}` }),
          ],
        },
      ],
      'xstate.error.actor.save': [
        {
          when: wasSignedOut,
          to: 'editor.open.filling',
          does: [tells('form', { type: 'form.release' }), ...signedOutEffects],
        },
        {
          to: 'editor.open.notSaved',
          does: ({ edited }) => [
            tells('form', { type: 'form.release' }),
            says('error', edited ? 'productChangeFailed' : 'productFailed'),
          ],
        },
      ],
    },
    'removal.settled': {
      'product.remove.ask': {
        to: 'removal.asking',
        after: (_, { toRemove }, { product }) => toRemove === product,
      },
    },
    'removal.asking': {
      'product.remove.cancel': { to: 'removal.settled', after: nothingToRemove },
      'product.remove.confirm': 'removal.removing',
    },
    'removal.removing': {
      'xstate.done.actor.remove': {
        to: 'removal.settled',
        does: [catalogueChanged, says('success', 'productRemoved')],
        after: nothingToRemove,
      },
      'xstate.error.actor.remove': [
        {
          when: wasSignedOut,
          to: 'removal.settled',
          does: signedOutEffects,
          after: nothingToRemove,
        },
        { to: 'removal.settled', does: [says('error', 'productChangeFailed')], after: nothingToRemove },
      ],
    },
  },
  tags: {
    'editor.open.saving': ['busy'],
    'editor.open.notSaved': ['notSaved'],
    'removal.asking': ['asking'],
    'removal.removing': ['saving'],
  },
  delays: { adding: 100 },
  siblings: { catalogue: { products: [lamp] } },
  invariants: {
    'the form has the values of the product that is edited': ({ children, context }) => {
      const form = children.form?.getSnapshot()
      return form === undefined || form.context.values.title === (context.edited?.title ?? '')
    },
    'a product is saved with the entered fields, the edited id and all known products': (snapshot) => {
      const input = inputOf(snapshot, 'save')
      const { user, facts, edited } = snapshot.context
      return (
        input === undefined ||
        JSON.stringify(input) === JSON.stringify({ user, facts, id: edited?.id, known: [lamp] })
      )
    },
    'only the confirmed product is removed': (snapshot) => {
      const input = inputOf(snapshot, 'remove')
      const { user, toRemove } = snapshot.context
      return input === undefined || JSON.stringify(input) === JSON.stringify({ user, id: toRemove?.id })
    },
  },
  acceptedMutants: {
    'editor.open: form.submitted → editor.open.saving: with reenter':
      'starts the form again, whose values this model does not contain',
  },
})
