import { lamp, mug } from '../../../machines/fixtures/products.ts'
import { gridModel } from '../../../machines/grid/grid.model.ts'
import { defineDriver } from '../driver.ts'
import { button, field, link, main, named } from '../spots.ts'

const measured = { type: 'grid.measured', count: 2, width: 1_024, height: 768, into: 0 }
const card = link(lamp.title, main)

export const gridDriver = defineDriver({
  model: gridModel,
  opening: [measured],
  begin: ({ visitor }) => visitor.open('/products'),
  moves: [
    { events: [measured], how: ({ visitor }) => visitor.scrolls(1) },
    {
      events: [{ type: 'grid.focused', row: 0 }],
      when: ({ context }) => context.focused === undefined,
      async how({ visitor }) {
        await visitor.focus(card)
        await visitor.isFocused(card)
      },
    },
    {
      events: [{ type: 'grid.focused', row: undefined }],
      when: ({ context }) => context.focused !== undefined,
      how: ({ visitor }) => visitor.focus(field('Search products')),
    },
    {
      events: [{ type: 'grid.selected', rows: { first: 0, last: 0 } }],
      when: ({ context }) => context.selected === undefined,
      how: ({ visitor }) => visitor.selects(named('heading', lamp.title, main)),
    },
    { events: [{ type: 'xstate.after.rest.grid.measured.moving' }], how: ({ world }) => world.waits(150) },
  ],
  shows: {
    '*': async ({ visitor }) => {
      await visitor.counts(named('article', undefined, main), 2)
      for (const { title } of [lamp, mug]) await visitor.sees(button(`Add ${title} to cart`, main))
    },
  },
})
