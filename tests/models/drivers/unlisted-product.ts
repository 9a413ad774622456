import { lamp, mug } from '../../../machines/fixtures/examples.ts'
import { productModel } from '../../../machines/product/product.model.ts'
import { productTexts } from '../../../src/i18n/en/product.ts'
import { defineDriver } from '../driver.ts'
import { alert, button, main, title } from '../locators.ts'

const words = productTexts.en

/** On its prerendered page, before its source fails. */
export const unlistedProductDriver = defineDriver({
  model: productModel,
  input: { id: mug.id, known: mug },
  async begin({ visitor, world }) {
    world.prerenders(lamp, mug)
    world.gate('source:two').hold()
    await visitor.open(`/products/${mug.id}`)
    await visitor.sees(title(mug.title))
  },
  opening: [
    { type: 'owner.changed', owner: 'guest' },
    { type: 'xstate.done.actor.visit', output: [] },
  ],
  moves: [
    {
      events: [{ type: 'product.unlisted' }],
      when: (snapshot) => snapshot.matches('shown'),
      how: ({ world }) => world.gate('source:two').refuse(),
    },
  ],
  shows: {
    shown: ({ visitor }) => visitor.sees(title(mug.title), button(words.add, main)),
    failed: ({ visitor }) => visitor.sees(alert(words.error), button(words.retry)),
  },
})
