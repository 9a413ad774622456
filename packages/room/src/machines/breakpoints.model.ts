import { defineModel } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type BreakpointsContext, breakpointsMachine } from './breakpoints.machine.ts'
import { breakpointOf } from './breakpoints.ts'

const declined = breakpointOf('state', 'checkout', 'checkout.open.declined')
const added = breakpointOf('event', 'cart', 'cart.add')
const hit = { breakpoint: added.id, actor: 'cart', event: 'cart.add' }
const idsOf = ({ breakpoints }: BreakpointsContext) => breakpoints.map(({ id }) => id)

export const breakpointsModel = defineModel({
  machine: breakpointsMachine,
  purpose: 'The breakpoints of the machine room, and whether the inspected actors are paused.',
  input: undefined,
  initially: ({ context: { breakpoints, hit: held } }) => breakpoints.length === 0 && held === undefined,
  events: [
    { type: 'breakpoint.set', breakpoint: declined },
    { type: 'breakpoint.set', breakpoint: added },
    { type: 'breakpoint.removed', id: added.id },
    { type: 'breakpoint.hit', hit },
    { type: 'breakpoint.hit', hit: { ...hit, breakpoint: declined.id } },
    { type: 'breakpoint.released' },
  ],
  abstract: ({ breakpoints, hit: held }) => [breakpoints.map(({ id }) => id), held?.breakpoint],
  answers: {
    going: {
      'breakpoint.hit': {
        when: (context, event) => idsOf(context).includes(event.hit.breakpoint),
        to: 'held',
        after: (before, after, event) => after.hit === event.hit && after.breakpoints === before.breakpoints,
      },
    },
    held: {
      'breakpoint.released': {
        to: 'going',
        after: (before, after) => after.hit === undefined && after.breakpoints === before.breakpoints,
      },
    },
    '*': {
      'breakpoint.set': {
        when: (context, { breakpoint }: AnyEventObject) => !idsOf(context).includes(breakpoint.id),
        after: (before, after, { breakpoint }) =>
          idsOf(after).join() === [...idsOf(before), breakpoint.id].join() && after.hit === before.hit,
      },
      'breakpoint.removed': {
        after: (before, after, { id }) =>
          idsOf(after).join() ===
            idsOf(before)
              .filter((other) => other !== id)
              .join() && after.hit === before.hit,
      },
    },
  },
  invariants: {
    'a hit is stored if and only if the application is paused': (snapshot) =>
      snapshot.matches('held') === (snapshot.context.hit !== undefined),
    'no breakpoint is set twice': ({ context }) =>
      new Set(idsOf(context)).size === context.breakpoints.length,
  },
})
