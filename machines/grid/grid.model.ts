import type { FullAnswer } from '@statecart/prove'
import { defineShopModel } from '../fixtures/shop-model.ts'
import { type GridContext, gridMachine } from './grid.machine.ts'

type GridAnswer = FullAnswer<typeof gridMachine>

const desktop = { type: 'grid.measured', count: 100, columns: 4, height: 900, into: -200 }
const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** The products that must be in the page at rest, in whole rows, computed from the height of a card and the gap in the specification. */
function expectedPlaces({
  measures: { count, columns, height, into },
  focused,
  selected,
}: GridContext): number[] {
  const rowOf = (place: number) => Math.floor(place / columns)
  const top = (row: number) => row * 424 - into
  const isNearWindow = (row: number) => top(row) + 424 > -2 * 424 && top(row) < height + 2 * 424
  const isNearFocus = (row: number) => focused !== undefined && Math.abs(row - rowOf(focused)) <= 1
  const isSelected = (row: number) =>
    selected !== undefined && row >= rowOf(selected.first) && row <= rowOf(selected.last)
  return range(0, count - 1).filter((place) => {
    const row = rowOf(place)
    return isNearWindow(row) || isNearFocus(row) || isSelected(row)
  })
}

/** While scrolling, at least the rows in the window must be in the page, and one row above and below. */
const placesNearWindow = ({ measures, ...rest }: GridContext) =>
  expectedPlaces({
    ...rest,
    measures: { ...measures, into: measures.into + 424, height: measures.height - 2 * 424 },
  })

const shown = ({ slots }: GridContext) =>
  slots.filter((place) => place !== undefined).toSorted((place, otherPlace) => place - otherPlace)

const keepsSlots = ({ slots: before }: GridContext, { slots: after }: GridContext) =>
  before.every((place, slot) => place === undefined || !after.includes(place) || after[slot] === place)

const hasMeasures: NonNullable<GridAnswer['after']> = (_, { measures }, { count, columns, height, into }) =>
  JSON.stringify(measures) === JSON.stringify({ count, columns, height, into })

const renders: GridAnswer = {
  to: 'measured.moving',
  after: (before, after, event, snapshot) =>
    hasMeasures(before, after, event, snapshot) && keepsSlots(before, after),
}

/** The same list was scrolled by at least this many window heights. */
const movedBy =
  (windows: number): NonNullable<GridAnswer['when']> =>
  ({ measures: { count, columns, height, into } }, event) =>
    count === event.count &&
    columns === event.columns &&
    height === event.height &&
    Math.abs(event.into - into) >= windows * height

const skipsRendering: GridAnswer = {
  to: 'measured.fastScrolling',
  after: (before, after, event, snapshot) =>
    hasMeasures(before, after, event, snapshot) &&
    before.slots === after.slots &&
    before.shift === after.shift,
}

const rests: GridAnswer = { to: 'measured.resting', after: keepsSlots }

export const gridModel = defineShopModel({
  machine: gridMachine,
  purpose:
    'Which products of a long list are rendered: those in the viewport, and those with the focus or a selection.',
  input: { count: 0 },
  otherInputs: [{ count: 100 }],
  events: [
    desktop,
    { ...desktop, into: 424 },
    { ...desktop, into: 600 },
    { ...desktop, into: 6_000 },
    { ...desktop, count: 3 },
    { ...desktop, columns: 1, into: 20_000 },
    { type: 'grid.scroll.ended' },
    { type: 'grid.focused', place: 0 },
    { type: 'grid.focused', place: undefined },
    { type: 'grid.selected', span: { first: 5, last: 8 } },
    { type: 'grid.selected', span: undefined },
    { type: 'xstate.after.rest.grid.measured.moving' },
    { type: 'xstate.after.rest.grid.measured.jumped' },
  ],
  abstract: ({ measures: { count, columns, into }, slots, focused, selected }) => [
    count,
    columns,
    into,
    slots,
    focused,
    selected,
  ],
  maxDepth: 5,
  answers: {
    unmeasured: { 'grid.measured': { ...renders, to: 'measured.resting' } },
    measured: {
      'grid.measured': [{ ...renders, when: movedBy(1 / 2), to: 'measured.jumped' }, renders],
      'grid.focused': {
        after: (before, after, event) => after.focused === event.place && keepsSlots(before, after),
      },
      'grid.selected': {
        after: (before, after, event) =>
          JSON.stringify(after.selected) === JSON.stringify(event.span) && keepsSlots(before, after),
      },
    },
    'measured.moving': { 'xstate.after.rest.grid.measured.moving': rests },
    'measured.jumped': {
      'grid.measured': [{ ...skipsRendering, when: movedBy(1 / 2) }, renders],
      'xstate.after.rest.grid.measured.jumped': rests,
    },
    'measured.fastScrolling': {
      'grid.measured': [{ ...skipsRendering, when: movedBy(1 / 8) }, renders],
      'grid.scroll.ended': { to: 'measured.moving', after: keepsSlots },
    },
  },
  tags: { 'measured.resting': ['resting'], 'measured.fastScrolling': ['fastScrolling'] },
  delays: { rest: 150 },
  invariants: {
    'before the window is measured the first products are shown': ({ value, context: { slots } }) =>
      value !== 'unmeasured' || (slots.length <= 20 && slots.every((place, slot) => place === slot)),
    'at rest the slots hold the wanted products, each once, and no others': ({ context, tags }) =>
      !tags.has('resting') || JSON.stringify(shown(context)) === JSON.stringify(expectedPlaces(context)),
    'while scrolling the slots hold the products nearby, none twice': ({ value, context, tags }) =>
      value === 'unmeasured' ||
      tags.has('fastScrolling') ||
      (placesNearWindow(context).every((place) => context.slots.includes(place)) &&
        new Set(shown(context)).size === shown(context).length),
    'there are at most 60 slots': ({ context }) => context.slots.length <= 60,
  },
})
