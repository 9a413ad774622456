import { assign, setup } from 'xstate'
import { withEvent } from './setup.ts'

export type PanelEvent =
  | { type: 'panel.toggle' }
  /** The separator is pressed, at this position along the axis on which it moves. */
  | { type: 'panel.grabbed'; at: number }
  | { type: 'panel.dragged'; at: number }
  | { type: 'panel.dropped' }
  /** Resized with the keyboard, by this number of pixels. */
  | { type: 'panel.resized'; by: number }

/** The part of a panel's state that is stored between visits. */
export interface PanelShape {
  size: number
  isCollapsed: boolean
}

export interface PanelInput extends PanelShape {
  least: number
  most: number
}

export interface PanelContext extends PanelInput {
  /** The last position of the separator while it is dragged. */
  at: number
}

/** A panel at the right or lower edge of the room, whose separator changes its size. */
export const panelMachine = setup({
  types: { context: {} as PanelContext, events: {} as PanelEvent, input: {} as PanelInput },
  actions: {
    grab: assign((_, { at }: { at: number }) => ({ at })),
    drag: assign(({ context }, { at }: { at: number }) => ({
      at,
      size: within(context, context.size + context.at - at),
    })),
    resize: assign(({ context }, { by }: { by: number }) => ({ size: within(context, context.size + by) })),
    collapse: assign({ isCollapsed: true }),
    expand: assign({ isCollapsed: false }),
    remember: (_, __: PanelShape) => {},
  },
  guards: { isCollapsed: ({ context }) => context.isCollapsed },
}).createMachine({
  id: 'panel',
  context: ({ input }) => ({ ...input, size: within(input, input.size), at: 0 }),
  initial: 'restored',
  states: {
    /** Restores the panel from the last visit. */
    restored: { always: [{ guard: 'isCollapsed', target: 'collapsed' }, 'open'] },
    open: {
      initial: 'still',
      on: {
        'panel.toggle': {
          target: 'collapsed',
          actions: ['collapse', { type: 'remember', params: ({ context }) => shapeOf(context) }],
        },
        'panel.resized': {
          actions: [withEvent('resize'), { type: 'remember', params: ({ context }) => shapeOf(context) }],
        },
      },
      states: {
        still: {
          on: {
            'panel.grabbed': { target: 'dragged', actions: withEvent('grab') },
          },
        },
        dragged: {
          on: {
            'panel.dragged': { actions: withEvent('drag') },
            'panel.dropped': {
              target: 'still',
              actions: { type: 'remember', params: ({ context }) => shapeOf(context) },
            },
          },
        },
      },
    },
    collapsed: {
      on: {
        'panel.toggle': {
          target: 'open',
          actions: ['expand', { type: 'remember', params: ({ context }) => shapeOf(context) }],
        },
      },
    },
  },
})

function within({ least, most }: Pick<PanelInput, 'least' | 'most'>, size: number): number {
  return Math.min(most, Math.max(least, size))
}

function shapeOf({ size, isCollapsed }: PanelContext): PanelShape {
  return { size, isCollapsed }
}
