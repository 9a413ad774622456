import {
  type Box,
  fitted,
  followed,
  isSeen,
  moved,
  opened,
  type Size,
  type View,
  zoomed,
} from '@statecart/chart'
import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export interface Place {
  x: number
  y: number
}

export type ViewEvent =
  | { type: 'view.measured'; frame: Size }
  /** The drawing has a different size, or its focus has changed. */
  | { type: 'view.drawn'; drawing: Size; focus: readonly Box[] }
  | { type: 'view.zoom'; factor: number; at?: Place }
  | { type: 'view.move'; by: Place }
  | { type: 'view.fit' }
  | { type: 'view.follow' }
  /** Stops following the active states. */
  | { type: 'view.stay' }
  /** Moves this part of the drawing into the frame. */
  | { type: 'view.show'; box: Box }
  | { type: 'view.grabbed'; at: Place }
  | { type: 'view.dragged'; at: Place }
  /** A gesture with two fingers: the point between them before and after, and the factor of their distance. */
  | { type: 'view.pinched'; from: Place; to: Place; factor: number }
  | { type: 'view.dropped' }

export interface ViewInput {
  drawing: Size
  focus: readonly Box[]
}

export interface ViewContext extends ViewInput {
  frame: Size
  view: View
  /** The last position of the pointer that drags the drawing. */
  held: Place
}

/** The visible part of a chart: it follows the active states until the user pans, zooms, or chooses the whole chart. */
export const viewMachine = setup({
  types: { context: {} as ViewContext, events: {} as ViewEvent, input: {} as ViewInput },
  actions: {
    measure: assign((_, { frame }: { frame: Size }) => ({ frame })),
    draw: assign((_, { drawing, focus }: ViewInput) => ({ drawing, focus })),
    open: assign(({ context: { frame, drawing, focus } }) => ({ view: opened(frame, drawing, focus) })),
    follow: assign(({ context: { view, frame, drawing, focus } }) => ({
      view: followed(view, frame, drawing, focus),
    })),
    fit: assign(({ context: { frame, drawing } }) => ({ view: fitted(frame, drawing) })),
    show: assign(({ context: { view, frame, drawing } }, { box }: { box: Box }) => ({
      view: followed(view, frame, drawing, [box]),
    })),
    zoom: assign(({ context: { view, frame } }, { factor, at }: { factor: number; at?: Place }) => ({
      view: zoomed(view, factor, at ?? { x: frame.width / 2, y: frame.height / 2 }),
    })),
    move: assign(({ context: { view } }, { by }: { by: Place }) => ({ view: moved(view, by) })),
    hold: assign((_, { at }: { at: Place }) => ({ held: at })),
    drag: assign(({ context: { view, held } }, { at }: { at: Place }) => ({
      view: moved(view, { x: at.x - held.x, y: at.y - held.y }),
      held: at,
    })),
    pinch: assign(
      ({ context: { view } }, { from, to, factor }: { from: Place; to: Place; factor: number }) => ({
        view: moved(zoomed(view, factor, from), { x: to.x - from.x, y: to.y - from.y }),
      }),
    ),
  },
  guards: {
    isHidden: ({ context: { view, frame } }, { box }: { box: Box }) => !isSeen(box, view, frame),
    isResized: ({ context: { drawing } }, { width, height }: Size) =>
      drawing.width !== width || drawing.height !== height,
  },
}).createMachine({
  id: 'view',
  context: ({ input }) => ({
    ...input,
    frame: { width: 0, height: 0 },
    view: { x: 0, y: 0, scale: 1 },
    held: { x: 0, y: 0 },
  }),
  initial: 'following',
  on: {
    'view.measured': { actions: withEvent('measure') },
    'view.drawn': { actions: withEvent('draw') },
    'view.fit': '.whole',
    'view.stay': '.own',
    'view.follow': { target: '.following', actions: 'follow' },
    'view.zoom': { target: '.own', actions: withEvent('zoom') },
    'view.move': { target: '.own', actions: withEvent('move') },
    'view.show': { guard: withEvent('isHidden'), target: '.own', actions: withEvent('show') },
    'view.grabbed': { target: '.held', actions: withEvent('hold') },
  },
  states: {
    following: {
      on: {
        'view.measured': { actions: [withEvent('measure'), 'open'] },
        'view.drawn': [
          {
            guard: { type: 'isResized', params: ({ event }) => event.drawing },
            actions: [withEvent('draw'), 'open'],
          },
          { actions: [withEvent('draw'), 'follow'] },
        ],
      },
    },
    whole: {
      entry: 'fit',
      on: {
        'view.measured': { actions: [withEvent('measure'), 'fit'] },
        'view.drawn': { actions: [withEvent('draw'), 'fit'] },
      },
    },
    own: {},
    held: {
      on: {
        'view.dragged': { actions: withEvent('drag') },
        'view.pinched': { actions: withEvent('pinch') },
        'view.dropped': 'own',
      },
    },
  },
})
