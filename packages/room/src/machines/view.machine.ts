import { assign, setup } from 'xstate'
import { fitted, moved, type Size, type View, zoomed } from './view.ts'

interface Place {
  x: number
  y: number
}

export type ViewEvent =
  | { type: 'view.measured'; frame: Size }
  | { type: 'view.zoom'; factor: number; at?: Place }
  | { type: 'view.move'; by: Place }
  | { type: 'view.fit' }
  | { type: 'view.grabbed'; at: Place }
  | { type: 'view.dragged'; at: Place }
  | { type: 'view.dropped' }

export interface ViewInput {
  drawing: Size
}

export interface ViewContext extends ViewInput {
  frame: Size
  view: View
  /** Where the drawing was held last. */
  held: Place
}

/** The visible part of a chart: all of it until the user pans or zooms, then the chosen part. */
export const viewMachine = setup({
  types: { context: {} as ViewContext, events: {} as ViewEvent, input: {} as ViewInput },
  actions: {
    measure: assign((_, { frame }: { frame: Size }) => ({ frame })),
    fit: assign(({ context: { frame, drawing } }) => ({ view: fitted(frame, drawing) })),
    zoom: assign(({ context: { view, frame } }, { factor, at }: { factor: number; at?: Place }) => ({
      view: zoomed(view, factor, at ?? { x: frame.width / 2, y: frame.height / 2 }),
    })),
    move: assign(({ context: { view } }, { by }: { by: Place }) => ({ view: moved(view, by) })),
    hold: assign((_, { at }: { at: Place }) => ({ held: at })),
    drag: assign(({ context: { view, held } }, { at }: { at: Place }) => ({
      view: moved(view, { x: at.x - held.x, y: at.y - held.y }),
      held: at,
    })),
  },
}).createMachine({
  id: 'view',
  context: ({ input: { drawing } }) => ({
    drawing,
    frame: { width: 0, height: 0 },
    view: { x: 0, y: 0, scale: 1 },
    held: { x: 0, y: 0 },
  }),
  initial: 'whole',
  on: {
    'view.measured': { actions: { type: 'measure', params: ({ event }) => event } },
    'view.fit': '.whole',
    'view.zoom': { target: '.own', actions: { type: 'zoom', params: ({ event }) => event } },
    'view.move': { target: '.own', actions: { type: 'move', params: ({ event }) => event } },
    'view.grabbed': { target: '.held', actions: { type: 'hold', params: ({ event }) => event } },
  },
  states: {
    whole: {
      entry: 'fit',
      on: {
        'view.measured': { actions: [{ type: 'measure', params: ({ event }) => event }, 'fit'] },
      },
    },
    own: {},
    held: {
      on: {
        'view.dragged': { actions: { type: 'drag', params: ({ event }) => event } },
        'view.dropped': 'own',
      },
    },
  },
})
