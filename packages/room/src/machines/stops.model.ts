import { defineModel } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type StopsContext, stopsMachine } from './stops.machine.ts'
import { stopOf } from './stops.ts'

const declined = stopOf('state', 'checkout', 'checkout.open.declined')
const added = stopOf('event', 'cart', 'cart.add')
const hit = { stop: added.id, actor: 'cart', event: 'cart.add' }
const idsOf = ({ stops }: StopsContext) => stops.map(({ id }) => id)

export const stopsModel = defineModel({
  machine: stopsMachine,
  purpose: 'The breakpoints of the machine room, and whether the inspected actors are paused.',
  input: undefined,
  begins: ({ context: { stops, hit: held } }) => stops.length === 0 && held === undefined,
  events: [
    { type: 'stop.set', stop: declined },
    { type: 'stop.set', stop: added },
    { type: 'stop.lifted', id: added.id },
    { type: 'stop.hit', hit },
    { type: 'stop.hit', hit: { ...hit, stop: declined.id } },
    { type: 'stop.released' },
  ],
  abstract: ({ stops, hit: held }) => [stops.map(({ id }) => id), held?.stop],
  answers: {
    going: {
      'stop.hit': {
        when: (context, event) => idsOf(context).includes(event.hit.stop),
        to: 'held',
        after: (before, after, event) => after.hit === event.hit && after.stops === before.stops,
      },
    },
    held: {
      'stop.released': {
        to: 'going',
        after: (before, after) => after.hit === undefined && after.stops === before.stops,
      },
    },
    '*': {
      'stop.set': {
        when: (context, { stop }: AnyEventObject) => !idsOf(context).includes(stop.id),
        after: (before, after, { stop }) =>
          idsOf(after).join() === [...idsOf(before), stop.id].join() && after.hit === before.hit,
      },
      'stop.lifted': {
        after: (before, after, { id }) =>
          idsOf(after).join() ===
            idsOf(before)
              .filter((other) => other !== id)
              .join() && after.hit === before.hit,
      },
    },
  },
  invariants: {
    'what is held has a reason': (snapshot) =>
      snapshot.matches('held') === (snapshot.context.hit !== undefined),
    'no stop is set twice': ({ context }) => new Set(idsOf(context)).size === context.stops.length,
  },
})
