import type { AddProductContext } from '../../../machines/add-product/add-product.machine.ts'
import { addProductModel } from '../../../machines/add-product/add-product.model.ts'
import { grace, scarf } from '../../../machines/fixtures/examples.ts'
import { addProductTexts } from '../../../src/i18n/en/add-product.ts'
import { defineDriver, type Move } from '../driver.ts'
import { alert, button, field, named, title, toast } from '../locators.ts'
import type { Scene } from '../scene.ts'

type Snapshot = Parameters<NonNullable<Move<typeof addProductModel.machine>['when']>>[0]

const words = addProductTexts.en
/** As many products as a path can remove. */
const scarves = [1_003, 1_004, 1_005, 1_006].map((id) => ({ ...scarf, id }))
const typed = {
  title: scarf.title,
  price: '25.5',
  category: scarf.category,
  description: 'Warm.',
  image: '/pictures/scarf.svg',
}
const isFree = (snapshot: Snapshot) =>
  snapshot.matches({ editor: 'open', removal: 'settled' }) && !snapshot.hasTag('busy')
const isEditing = ({ context }: Pick<Snapshot, 'context'>) => context.edited !== undefined
const first = (name: string) => ({ ...button(`${name} ${scarf.title}`), at: 0 })
const submitIn = ({ context }: { context: AddProductContext }) => (context.edited ? words.save : words.submit)

async function refuse({ world }: Scene): Promise<void> {
  await world.gate('store:products').refuse('full')
  await world.gate('store:products').open()
}

export const addProductDriver = defineDriver({
  model: addProductModel,
  async begin({ visitor, world }) {
    await world.signsIn(grace)
    await world.stores('products', ...scarves)
    await visitor.open('/products/new')
    await visitor.sees(first(words.edit))
  },
  moves: [
    {
      events: [{ type: 'form.changed', values: typed }],
      when: isFree,
      how: ({ visitor }) => visitor.fill(field(words.fields.title), typed.title),
    },
    {
      events: [{ type: 'form.submitted', values: typed }],
      when: isFree,
      async how({ visitor, world }, snapshot) {
        await visitor.fill(field(words.fields.title), typed.title)
        await visitor.fill(field(words.fields.price), typed.price)
        await visitor.fill(field(words.fields.description), typed.description)
        await visitor.fill(field(words.fields.image), typed.image)
        world.gate('store:products').hold()
        await visitor.click(button(submitIn(snapshot)))
      },
    },
    {
      events: [{ type: 'xstate.after.adding.addProduct.editor.open.saving.pausing' }],
      how: ({ world }) => world.waits(100),
    },
    {
      events: [{ type: 'xstate.done.actor.save', output: scarf }],
      how: ({ world }) => world.gate('store:products').open(),
    },
    { events: [{ type: 'xstate.error.actor.save', error: new Error('full') }], how: refuse },
    {
      events: [{ type: 'product.edit', product: scarf }],
      when: isFree,
      how: ({ visitor }) => visitor.click(first(words.edit)),
    },
    {
      events: [{ type: 'edit.dropped' }],
      when: (snapshot) => isFree(snapshot) && isEditing(snapshot),
      how: ({ visitor }) => visitor.click(button(words.stopEditing)),
    },
    {
      events: [{ type: 'product.remove.ask', product: scarf }],
      when: isFree,
      how: ({ visitor }) => visitor.click(first(words.remove)),
    },
    {
      events: [{ type: 'product.remove.cancel' }],
      when: (snapshot) => snapshot.hasTag('asking'),
      how: ({ visitor }) => visitor.click(button(words.keep)),
    },
    {
      events: [{ type: 'product.remove.confirm' }],
      when: (snapshot) => snapshot.hasTag('asking'),
      async how({ visitor, world }) {
        world.gate('store:products').hold()
        await visitor.click(button(words.confirm))
      },
    },
    {
      events: [{ type: 'xstate.done.actor.remove', output: undefined }],
      async how({ visitor, world }) {
        await world.gate('store:products').open()
        await visitor.sees(toast('Product removed'))
      },
    },
    { events: [{ type: 'xstate.error.actor.remove', error: new Error('full') }], how: refuse },
  ],
  shows: {
    async 'editor.open'({ visitor }, snapshot) {
      await visitor.counts(named('alertdialog'), snapshot.hasTag('asking') ? 1 : 0)
      if (snapshot.hasTag('asking')) return
      await visitor.sees(title(isEditing(snapshot) ? words.editTitle : words.title))
      if (snapshot.hasTag('busy'))
        await visitor.isDisabled(button(isEditing(snapshot) ? words.saving : words.adding))
      else await visitor.isDisabled(button(submitIn(snapshot)), false)
      await visitor.counts(
        alert(isEditing(snapshot) ? words.notChanged : words.notAdded),
        snapshot.hasTag('notSaved') ? 1 : 0,
      )
    },
    async 'editor.added'({ visitor, world }) {
      await visitor.sees(toast('Product added successfully!'))
      const added = Math.max(...(await world.stored('products')).map(({ id }) => id))
      await visitor.isAt(`/products?new=${added}`)
    },
  },
})
