import { defineModel } from '@statecart/prove'
import { type PickingContext, pickingMachine } from './picking.machine.ts'

const at = { x: 30, y: 40 }
const others = ({ closed }: PickingContext, id: unknown) => closed.filter((other) => other !== id).join()

export const pickingModel = defineModel({
  machine: pickingMachine,
  purpose: 'The selected part of a chart with its menu, and which of its states are folded.',
  input: { closed: [] },
  initially: ({ value, context: { picked, closed } }) =>
    value === 'plain' && picked === undefined && closed.length === 0,
  events: [
    { type: 'picking.pick', id: 'lamp.on', at },
    { type: 'picking.pick', id: 'lamp.off|press|0', at },
    { type: 'picking.clear' },
    { type: 'picking.fold', id: 'lamp.on' },
    { type: 'picking.fold', id: 'lamp.off' },
  ],
  abstract: ({ picked, closed }) => [picked, [...closed].sort()],
  answers: {
    picked: {
      'picking.clear': { to: 'plain', after: (_, { picked }) => picked === undefined },
    },
    '*': {
      'picking.pick': {
        to: 'picked',
        after: (_, after, { id, at: where }) => after.picked === id && after.at === where,
      },
      'picking.fold': {
        after: (before, after, { id }) =>
          before.closed.includes(id) !== after.closed.includes(id) &&
          others(before, id) === others(after, id) &&
          after.picked === before.picked,
      },
    },
  },
  invariants: {
    'nothing is folded twice': ({ context: { closed } }) => new Set(closed).size === closed.length,
  },
})
