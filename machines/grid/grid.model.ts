import { defineModel, type FullAnswer } from '../model.ts'
import { type GridContext, gridMachine } from './grid.machine.ts'

type Says = FullAnswer<typeof gridMachine>

const desktop = { type: 'grid.measured', count: 100, width: 1366, height: 900, into: -200 }
const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)

/** Which rows have to be in the page, by the figures of the specification. */
function wanted({ measures: { count, width, height, into }, focused, selected }: GridContext): number[] {
  const columns = [640, 1024, 1280].filter((edge) => width >= edge).length + 1
  const rows = Math.ceil(count / columns)
  const seen = range(0, rows - 1).filter((row) => {
    const top = row * 424 - into
    return top + 424 > -2 * 424 && top < height + 2 * 424
  })
  const held = [
    ...(focused === undefined ? [] : [focused - 1, focused, focused + 1]),
    ...(selected ? range(selected.first, selected.last) : []),
  ]
  return [...new Set([...seen, ...held.filter((row) => row >= 0 && row < rows)])]
}

const keepsSlots = ({ slots: before }: GridContext, { slots: after }: GridContext) =>
  before.every((row, slot) => row === undefined || !after.includes(row) || after[slot] === row)

const notes: NonNullable<Says['after']> = (_, { measures }, { count, width, height, into }) =>
  JSON.stringify(measures) === JSON.stringify({ count, width, height, into })

const draws: Says = {
  to: 'measured.moving',
  after: (before, after, event, snapshot) =>
    notes(before, after, event, snapshot) && keepsSlots(before, after),
}

/** The window moved over the same list, by so many windows at least. */
const movedBy =
  (windows: number): NonNullable<Says['when']> =>
  ({ measures: { count, width, height, into } }, event) =>
    count === event.count &&
    width === event.width &&
    height === event.height &&
    Math.abs(event.into - into) >= windows * height

const passes: Says = {
  to: 'measured.flying',
  after: (before, after, event, snapshot) =>
    notes(before, after, event, snapshot) && before.slots === after.slots && before.shift === after.shift,
}

export const gridModel = defineModel({
  machine: gridMachine,
  purpose:
    'Which rows of a long list are in the page: those in the window, and those that hold the focus or a selection.',
  input: undefined,
  events: [
    desktop,
    { ...desktop, into: 424 },
    { ...desktop, into: 600 },
    { ...desktop, into: 6_000 },
    { ...desktop, count: 3 },
    { ...desktop, width: 500, into: 20_000 },
    { type: 'grid.stood' },
    { type: 'grid.focused', row: 0 },
    { type: 'grid.focused', row: undefined },
    { type: 'grid.selected', rows: { first: 1, last: 2 } },
    { type: 'grid.selected', rows: undefined },
    { type: 'xstate.after.rest.grid.measured.moving' },
    { type: 'xstate.after.rest.grid.measured.leaping' },
  ],
  abstract: ({ measures: { count, width, into }, slots, focused, selected }) => [
    count,
    width,
    into,
    slots,
    focused,
    selected,
  ],
  reach: 5,
  answers: {
    unmeasured: { 'grid.measured': { ...draws, to: 'measured.resting' } },
    measured: {
      'grid.measured': [{ ...draws, when: movedBy(1 / 2), to: 'measured.leaping' }, draws],
      'grid.focused': {
        after: (before, after, event) => after.focused === event.row && keepsSlots(before, after),
      },
      'grid.selected': {
        after: (before, after, event) =>
          JSON.stringify(after.selected) === JSON.stringify(event.rows) && keepsSlots(before, after),
      },
    },
    'measured.moving': { 'xstate.after.rest.grid.measured.moving': 'measured.resting' },
    'measured.leaping': {
      'grid.measured': [{ ...passes, when: movedBy(1 / 2) }, draws],
      'xstate.after.rest.grid.measured.leaping': 'measured.resting',
    },
    'measured.flying': {
      'grid.measured': [{ ...passes, when: movedBy(1 / 8) }, draws],
      'grid.stood': { to: 'measured.moving', after: keepsSlots },
    },
  },
  tags: { 'measured.resting': ['resting'], 'measured.flying': ['flying'] },
  waits: { rest: 150 },
  invariants: {
    'the rows that are wanted are there, each once, and no others': ({ value, context, tags }) =>
      value === 'unmeasured' ||
      tags.has('flying') ||
      JSON.stringify(
        context.slots.filter((row) => row !== undefined).toSorted((one, other) => one - other),
      ) === JSON.stringify(wanted(context).toSorted((one, other) => one - other)),
  },
})
