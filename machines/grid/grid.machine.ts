import { assign, type SnapshotFrom, setup } from 'xstate'
import { withEvent } from '../ports/setup.ts'
import {
  cleared,
  initialRange,
  isFastScroll,
  isJump,
  isSameList,
  type Measures,
  productsIn,
  reassigned,
  type Slots,
  type Span,
  shiftAt,
  wholeRows,
} from './grid.ts'

export type GridEvent =
  | ({ type: 'grid.measured' } & Measures)
  /** A frame passed without scrolling. */
  | { type: 'grid.scroll.ended' }
  /** The focus moved to a product, or left the grid. */
  | { type: 'grid.focused'; place: number | undefined }
  /** Text was selected from one product to another, or the selection was removed. */
  | { type: 'grid.selected'; span: Span | undefined }

export interface GridInput {
  /** How many products there are. */
  count: number
}

export interface GridContext {
  measures: Measures
  shift: number
  slots: Slots
  focused: number | undefined
  selected: Span | undefined
}

/** Of a selection over more rows, only the first and the last row stay in the page. */
const maxSelectedRows = 16

/** Which products of a long list are rendered: those in the window, and those with the focus or a selection. */
export const gridMachine = setup({
  types: {
    context: {} as GridContext,
    events: {} as GridEvent,
    input: {} as GridInput,
    tags: {} as 'resting' | 'fastScrolling',
  },
  guards: {
    isJump: ({ context }, measures: Measures) => isJump(context.measures, measures),
    isFastScroll: ({ context }, measures: Measures) => isFastScroll(context.measures, measures),
  },
  actions: {
    measure: assign(({ context }, measures: Measures) => withMeasures(context, measures)),
    /** Rows that are passed during fast scrolling are not rendered. */
    setMeasures: assign((_, measures: Measures) => ({ measures })),
    render: assign(({ context }) => withMeasures(context, context.measures)),
    rest: assign(({ context }) => atRest(context)),
    holdFocused: assign(({ context }, { place }: { place: number | undefined }) =>
      atRest({ ...context, focused: place }),
    ),
    holdSelected: assign(({ context }, { span }: { span: Span | undefined }) =>
      atRest({ ...context, selected: span }),
    ),
  },
  delays: { rest: 150 },
}).createMachine({
  id: 'grid',
  context: ({ input: { count } }) => ({
    measures: { count: 0, columns: 0, height: 0, into: 0 },
    shift: 0,
    slots: Array.from({ length: Math.min(count, initialRange) }, (_, place) => place),
    focused: undefined,
    selected: undefined,
  }),
  initial: 'unmeasured',
  states: {
    /** The first products are shown, regardless of the scroll position. */
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
            guard: withEvent('isJump'),
            target: '.jumped',
            actions: { type: 'measure', params: ({ event }) => measuresOf(event) },
          },
          { target: '.moving', actions: { type: 'measure', params: ({ event }) => measuresOf(event) } },
        ],
        'grid.focused': { actions: withEvent('holdFocused') },
        'grid.selected': { actions: withEvent('holdSelected') },
      },
      states: {
        /** While scrolling, the order in the DOM does not matter: it is corrected when scrolling ends. */
        moving: { after: { rest: 'resting' } },
        /** A single jump, for example by a key, is rendered immediately. */
        jumped: {
          after: { rest: 'resting' },
          on: {
            'grid.measured': {
              guard: withEvent('isJump'),
              target: 'fastScrolling',
              actions: { type: 'setMeasures', params: ({ event }) => measuresOf(event) },
            },
          },
        },
        /** Several jumps in a row. Rendering rows that disappear in the next frame would only delay the frames. */
        fastScrolling: {
          tags: ['fastScrolling'],
          on: {
            'grid.measured': {
              guard: withEvent('isFastScroll'),
              actions: { type: 'setMeasures', params: ({ event }) => measuresOf(event) },
            },
            'grid.scroll.ended': { target: 'moving', actions: 'render' },
          },
        },
        resting: { tags: ['resting'], entry: 'rest' },
      },
    },
  },
})

export type GridSnapshot = SnapshotFrom<typeof gridMachine>

function measuresOf({ count, columns, height, into }: Measures): Measures {
  return { count, columns, height, into }
}

function withMeasures(context: GridContext, measures: Measures): GridContext {
  const next = { ...context, measures, shift: shiftAt(measures) }
  return isSameList(context.measures, measures) ? whileScrolling(next) : atRest(next)
}

function whileScrolling(context: GridContext): GridContext {
  const spans = [productsIn(context.measures), ...requiredSpans(context)]
  return { ...context, slots: reassigned(context.slots, placesOf(spans, context)) }
}

function atRest(context: GridContext): GridContext {
  const spans = [wholeRows(productsIn(context.measures), context.measures.columns), ...requiredSpans(context)]
  return { ...context, slots: cleared(context.slots, placesOf(spans, context)) }
}

/**
 * The rows that must stay rendered: those of the selection, and those around the focus, because the next element for Tab and
 * Shift+Tab must exist before the key is pressed.
 */
function requiredSpans({ measures: { columns }, focused, selected }: GridContext): Span[] {
  const spans = focused === undefined ? [] : [{ first: focused - columns, last: focused + columns }]
  if (selected) spans.push(...endsOf(selected, columns))
  return spans.map((span) => wholeRows(span, columns))
}

function endsOf({ first, last }: Span, columns: number): Span[] {
  const rows = Math.floor(last / columns) - Math.floor(first / columns) + 1
  if (rows <= maxSelectedRows) return [{ first, last }]
  return [first, last].map((end) => ({ first: end, last: end }))
}

function placesOf(spans: readonly Span[], { measures }: GridContext): ReadonlySet<number> {
  const places = new Set<number>()
  for (const { first, last } of spans) {
    const end = Math.min(last, measures.count - 1)
    for (let place = Math.max(first, 0); place <= end; place += 1) places.add(place)
  }
  return places
}
