import { assign, type SnapshotFrom, setup } from 'xstate'
import { columnsAt, isFlight, isLeap, type Measures, type Rows, rowsFor, rowsIn, shiftAt } from './rows.ts'
import { allotted, type Slots } from './slots.ts'

export type GridEvent =
  | ({ type: 'grid.measured' } & Measures)
  /** A frame went by in which the window did not move. */
  | { type: 'grid.stood' }
  /** The focus came to a row, or left the grid. */
  | { type: 'grid.focused'; row: number | undefined }
  /** Text was selected from one row to another, or is no longer. */
  | { type: 'grid.selected'; rows: Rows | undefined }

export interface GridContext {
  measures: Measures
  columns: number
  shift: number
  slots: Slots
  focused: number | undefined
  selected: Rows | undefined
}

/** Beyond this a selection holds its two ends alone. */
const longestSelection = 16

/** Which rows of a long list are in the page: those in the window, and those that must not be taken away. */
export const gridMachine = setup({
  types: { context: {} as GridContext, events: {} as GridEvent, tags: {} as 'resting' | 'flying' },
  guards: {
    leaps: ({ context }, measures: Measures) => isLeap(context.measures, measures),
    flies: ({ context }, measures: Measures) => isFlight(context.measures, measures),
  },
  actions: {
    measure: assign(({ context }, measures: Measures) => laidOut({ ...context, measures })),
    /** What flies by is not drawn. */
    note: assign((_, measures: Measures) => ({ measures })),
    land: assign(({ context }) => laidOut(context)),
    holdFocused: assign(({ context }, { row }: { row: number | undefined }) =>
      laidOut({ ...context, focused: row }),
    ),
    holdSelected: assign(({ context }, { rows }: { rows: Rows | undefined }) =>
      laidOut({ ...context, selected: rows }),
    ),
  },
  delays: { rest: 150 },
}).createMachine({
  id: 'grid',
  context: {
    measures: { count: 0, width: 0, height: 0, into: 0 },
    columns: 0,
    shift: 0,
    slots: [],
    focused: undefined,
    selected: undefined,
  },
  initial: 'unmeasured',
  states: {
    /** The first products are shown, wherever the window may be. */
    unmeasured: {
      on: {
        'grid.measured': {
          target: 'measured',
          actions: { type: 'measure', params: ({ event }) => measuresOf(event) },
        },
      },
    },
    measured: {
      initial: 'resting',
      on: {
        'grid.measured': [
          {
            guard: { type: 'leaps', params: ({ event }) => event },
            target: '.leaping',
            actions: { type: 'measure', params: ({ event }) => measuresOf(event) },
          },
          { target: '.moving', actions: { type: 'measure', params: ({ event }) => measuresOf(event) } },
        ],
        'grid.focused': { actions: { type: 'holdFocused', params: ({ event }) => event } },
        'grid.selected': { actions: { type: 'holdSelected', params: ({ event }) => event } },
      },
      states: {
        /** Nobody reads or tabs through rows that fly by: their order in the page waits until they stand. */
        moving: { after: { rest: 'resting' } },
        /** One leap is a way to a place, and shown at once. */
        leaping: {
          after: { rest: 'resting' },
          on: {
            'grid.measured': {
              guard: { type: 'leaps', params: ({ event }) => event },
              target: 'flying',
              actions: { type: 'note', params: ({ event }) => measuresOf(event) },
            },
          },
        },
        /** Leap upon leap: drawing rows that are gone with the next frame would only make the frames late. */
        flying: {
          tags: ['flying'],
          on: {
            'grid.measured': {
              guard: { type: 'flies', params: ({ event }) => event },
              actions: { type: 'note', params: ({ event }) => measuresOf(event) },
            },
            'grid.stood': { target: 'moving', actions: 'land' },
          },
        },
        resting: { tags: ['resting'] },
      },
    },
  },
})

export type GridSnapshot = SnapshotFrom<typeof gridMachine>

function measuresOf({ count, width, height, into }: Measures): Measures {
  return { count, width, height, into }
}

function laidOut(context: GridContext): GridContext {
  const { measures } = context
  const columns = columnsAt(measures.width)
  const slots = allotted(context.slots, wantedRows(context, rowsFor(measures.count, columns)))
  return { ...context, columns, shift: shiftAt(measures), slots }
}

function wantedRows({ measures, focused, selected }: GridContext, rows: number): number[] {
  const wanted = new Set(spanned(rowsIn(measures)))
  if (focused !== undefined) for (const row of spanned(around(focused))) wanted.add(row)
  if (selected) for (const row of held(selected)) wanted.add(row)
  return [...wanted].filter((row) => row >= 0 && row < rows)
}

/** The next stop of Tab, either way, has to be there before it is pressed. */
const around = (row: number): Rows => ({ first: row - 1, last: row + 1 })

function held({ first, last }: Rows): number[] {
  return last - first < longestSelection ? spanned({ first, last }) : [first, last]
}

function spanned({ first, last }: Rows): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
}
