import type { AnyEventObject } from 'xstate'
import type { Product } from '../../../machines/domain/product.ts'
import { lamp, mug, soldOut } from '../../../machines/fixtures/examples.ts'
import { searchModel } from '../../../machines/search/search.model.ts'
import { searchTexts } from '../../../src/i18n/en/listing.ts'
import { defineDriver, type Move } from '../driver.ts'
import { header, named, text, title } from '../locators.ts'
import type { Scene } from '../scene.ts'

type SearchMove = Move<typeof searchModel.machine>
type Snapshot = Parameters<NonNullable<SearchMove['when']>>[0]

const words = searchTexts.en
const box = named('combobox', words.label)
const option = named('option', undefined, header)
const mugLamp: Product = { ...lamp, title: 'Mug Lamp' }
const sold = [mugLamp, mug, soldOut]
const pause = 'xstate.after.pause.search.open'
const isNothing = ({ context }: Snapshot) => context.text.startsWith('nothing')
const answer = [
  { type: 'xstate.done.actor.suggest', output: sold },
  { type: 'xstate.done.actor.complete', output: sold },
]
const noAnswer = [{ type: 'xstate.done.actor.suggest', output: [] }]

const types = (typed: string): SearchMove => ({
  events: [{ type: 'search.typed', text: typed }],
  when: ({ context }) => context.text !== typed && !context.text.startsWith('nothing'),
  how: ({ visitor }) => visitor.fill(box, typed),
})
const pauses = (state: string, found: readonly AnyEventObject[]): SearchMove => ({
  events: [{ type: `${pause}.${state}` }, ...found],
  when: (snapshot) => isNothing(snapshot) === (found === noAnswer),
  how: ({ world }) => world.waits(300),
})
const presses = (key: string, event: AnyEventObject, when: SearchMove['when']): SearchMove => ({
  events: [event],
  ...(when ? { when } : {}),
  how: ({ visitor }) => visitor.press(key),
})
const shows = {
  async '*'({ visitor }: Scene, snapshot: Snapshot) {
    const { context } = snapshot
    const isListed = snapshot.matches('open') && !snapshot.hasTag('asking')
    await visitor.holds(box, context.text)
    await visitor.counts(option, isListed ? context.suggestions.length : 0)
    await visitor.counts(text(/Loading\.\.\./, header), snapshot.hasTag('asking') ? 1 : 0)
    await visitor.counts(text(words.none, header), snapshot.hasTag('empty') ? 1 : 0)
    if (context.active !== undefined) await visitor.isOn({ ...option, at: context.active })
  },
}

/** Waits for the new heading, because navigation moves the focus there from the search box. */
async function arrivesAt(visitor: Scene['visitor'], product: Product | undefined): Promise<void> {
  await visitor.isAt(`/products/${product?.id}`)
  await visitor.sees(title(product?.title ?? ''))
}

export const searchDriver = defineDriver({
  model: searchModel,
  async begin({ visitor, world }) {
    world.sells(...sold)
    await visitor.open('/about')
  },
  moves: [
    types('mug'),
    types('nothing'),
    types('m'),
    {
      events: [{ type: 'search.typed', text: 'nothingx' }],
      when: ({ context }) => context.text === 'nothing',
      how: ({ visitor }) => visitor.press('x'),
    },
    {
      events: [{ type: 'search.typed', text: 'nothingxx' }],
      when: ({ context }) => context.text === 'nothingx',
      how: ({ visitor }) => visitor.press('x'),
    },
    pauses('waiting', answer),
    pauses('waiting', noAnswer),
    pauses('emptyWhileTyping', noAnswer),
    presses('ArrowDown', { type: 'search.move', to: 'next' }, (snapshot) => snapshot.hasTag('suggesting')),
    presses('Escape', { type: 'search.escaped' }, ({ context }) => context.text !== ''),
    {
      events: [{ type: 'search.submit' }],
      when: ({ context }) => context.text.trim() !== '' && context.active === undefined,
      async how({ visitor }, { context }) {
        await visitor.press('Enter')
        await visitor.isAt(`/products?search=${context.text.trim()}`)
        await visitor.sees(title(/./))
      },
    },
    {
      events: [{ type: 'search.chosen' }],
      when: ({ context }) => context.active !== undefined,
      async how({ visitor }, { context: { suggestions, active = 0 } }) {
        await visitor.press('Enter')
        await arrivesAt(visitor, suggestions[active])
      },
    },
    {
      events: [{ type: 'search.chosen', option: 1 }],
      when: (snapshot) => snapshot.hasTag('suggesting'),
      async how({ visitor }, { context: { suggestions } }) {
        await visitor.click({ ...option, at: 1 })
        await arrivesAt(visitor, suggestions[1])
      },
    },
    {
      events: [{ type: 'search.move', to: 'next' }, ...answer],
      when: (snapshot) => snapshot.matches('closed') && snapshot.context.text === 'mug',
      how: ({ visitor }) => visitor.press('ArrowDown'),
    },
    {
      events: [{ type: 'search.left' }, { type: 'search.focused' }, ...answer],
      when: (snapshot) => snapshot.hasTag('suggesting'),
      async how({ visitor }) {
        await visitor.click(title(/./))
        await visitor.click(box)
      },
    },
  ],
  shows,
  exceptions: {
    both: {
      'search.open.suggesting.incomplete|xstate.error.actor.complete|0':
        'the catalogue actor would have to fail while suggestions are shown',
    },
  },
})

/** The sources are slow, or fail. */
export const slowSearchDriver = defineDriver({
  model: searchModel,
  async begin({ visitor, world }) {
    world.sells(...sold)
    world.gate('source:one').hold()
    world.gate('source:two').hold()
    await visitor.open('/about')
  },
  moves: [
    types('mug'),
    { events: [{ type: `${pause}.waiting` }], how: ({ world }) => world.waits(300) },
    {
      events: [{ type: 'xstate.done.actor.suggest', output: [mugLamp] }],
      how: ({ world }) => world.gate('source:one').pass(),
    },
    {
      events: [{ type: 'xstate.done.actor.complete', output: sold }],
      how: ({ world }) => world.gate('source:two').pass(),
    },
    {
      events: [{ type: 'xstate.error.actor.suggest', error: new Error('No product source answered') }],
      async how({ world }) {
        await world.gate('source:one').refuse()
        await world.gate('source:two').refuse()
      },
    },
  ],
  shows,
})
