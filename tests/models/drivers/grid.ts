import type { SnapshotFrom } from 'xstate'
import { lamp } from '../../../machines/fixtures/examples.ts'
import type { gridMachine } from '../../../machines/grid/grid.machine.ts'
import { gridModel } from '../../../machines/grid/grid.model.ts'
import { rowStep } from '../../../machines/grid/grid.ts'
import { defineDriver, type Move } from '../driver.ts'
import { field, link, main, named } from '../locators.ts'
import type { Scene } from '../scene.ts'

const titleOf = (at: number) => `Desk Lamp no. ${at}`
const lamps = Array.from({ length: 60 }, (_, at) => ({ ...lamp, id: at + 1, title: titleOf(at) }))

const opening = { type: 'grid.measured', count: 60, columns: 4, height: 768, into: 0 }
const stood = { type: 'grid.scroll.ended' }
const first = named('article', undefined, main)
const card = link(titleOf(0), main)

type Snapshot = SnapshotFrom<typeof gridMachine>
const [bit, glide, leap] = [1, 200, 800]

/** Alternates between scrolling down and up, so that the number of positions stays small. */
const wayOf = (into: number, by: number) => (Math.floor(into / by) % 2 ? -by : by)

function waysOf({ context }: Snapshot, moves: readonly number[]): { into: number; by: number }[] {
  let { into } = context.measures
  return moves.map((move) => {
    const by = wayOf(into, move)
    into += by
    return { into, by }
  })
}

/** Scrolls one step per frame. After fast scrolling, the grid settles one frame later. */
function scrolling(
  moves: readonly number[],
  endsIn?: typeof stood,
): Pick<Move<typeof gridMachine>, 'events' | 'how'> {
  return {
    events: (before) => [
      ...waysOf(before, moves).map(({ into }) => ({ ...opening, into })),
      ...(endsIn ? [endsIn] : []),
    ],
    how: ({ visitor }, before) => visitor.scrolls(...waysOf(before, moves).map(({ by }) => by)),
  }
}

export const gridDriver = defineDriver({
  model: gridModel,
  opening: [opening],
  maxDepth: 4,
  async begin({ visitor, world }) {
    world.sells(...lamps)
    await visitor.open('/products')
    await visitor.sees(first)
  },
  moves: [
    scrolling([bit]),
    { ...scrolling([leap]), when: (snapshot) => !snapshot.matches({ measured: 'jumped' }) },
    scrolling([leap, leap], stood),
    scrolling([leap, leap, glide, bit]),
    {
      events: [{ type: 'grid.focused', place: 0 }],
      when: ({ context }) => context.focused === undefined,
      async how({ visitor }) {
        await visitor.focus(card)
        await visitor.isFocused(card)
      },
    },
    {
      events: [{ type: 'grid.focused', place: undefined }],
      when: ({ context }) => context.focused !== undefined,
      how: ({ visitor }) => visitor.focus(field('Search products')),
    },
    {
      events: [{ type: 'grid.selected', span: { first: 0, last: 0 } }],
      when: ({ context }) => context.selected === undefined,
      how: ({ visitor }) => visitor.selects(named('heading', titleOf(0), main)),
    },
    ...['moving', 'jumped'].map((state) => ({
      events: [{ type: `xstate.after.rest.grid.measured.${state}` }],
      how: ({ world }: Scene) => world.waits(150),
    })),
  ],
  shows: {
    // Checks only some slots, because of the header above the grid and rows that are kept while scrolling.
    '*': async ({ visitor }, { context: { measures, focused, selected } }) => {
      const atLowerEdge = measures.columns * Math.floor((measures.into + measures.height) / rowStep)
      for (const place of [Math.min(atLowerEdge, lamps.length - 1), focused, selected?.first]) {
        if (place !== undefined) await visitor.sees(link(titleOf(place), main))
      }
    },
  },
})
