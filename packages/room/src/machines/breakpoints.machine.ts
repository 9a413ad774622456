import { assign, setup } from 'xstate'
import type { Breakpoint, Hit } from './breakpoints.ts'
import { withEvent } from './setup.ts'

export type BreakpointsEvent =
  | { type: 'breakpoint.set'; breakpoint: Breakpoint }
  | { type: 'breakpoint.removed'; id: string }
  | { type: 'breakpoint.hit'; hit: Hit }
  | { type: 'breakpoint.released' }

export interface BreakpointsContext {
  breakpoints: readonly Breakpoint[]
  hit: Hit | undefined
}

/** The breakpoints of an application, and whether it is paused at one of them. */
export const breakpointsMachine = setup({
  types: { context: {} as BreakpointsContext, events: {} as BreakpointsEvent },
  actions: {
    add: assign(({ context }, { breakpoint }: { breakpoint: Breakpoint }) => ({
      breakpoints: [...context.breakpoints, breakpoint],
    })),
    remove: assign(({ context }, { id }: { id: string }) => ({
      breakpoints: context.breakpoints.filter((breakpoint) => breakpoint.id !== id),
    })),
    setHit: assign((_, { hit }: { hit: Hit }) => ({ hit })),
    clearHit: assign({ hit: undefined }),
  },
  guards: {
    isNew: ({ context }, { breakpoint }: { breakpoint: Breakpoint }) =>
      context.breakpoints.every(({ id }) => id !== breakpoint.id),
    isSet: ({ context }, { hit }: { hit: Hit }) =>
      context.breakpoints.some(({ id }) => id === hit.breakpoint),
  },
}).createMachine({
  id: 'breakpoints',
  context: { breakpoints: [], hit: undefined },
  initial: 'going',
  on: {
    'breakpoint.set': { guard: withEvent('isNew'), actions: withEvent('add') },
    'breakpoint.removed': { actions: withEvent('remove') },
  },
  states: {
    going: {
      on: {
        'breakpoint.hit': { guard: withEvent('isSet'), target: 'held', actions: withEvent('setHit') },
      },
    },
    /** The application stays paused even if the breakpoint is removed. */
    held: { on: { 'breakpoint.released': { target: 'going', actions: 'clearHit' } } },
  },
})
