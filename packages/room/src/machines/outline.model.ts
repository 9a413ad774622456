import { defineModel } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { type OutlineContext, outlineMachine } from './outline.machine.ts'

const isOpen = ({ closed }: OutlineContext, { id }: AnyEventObject) => !closed.includes(id)
const othersAreUnchanged = (before: OutlineContext, after: OutlineContext, { id }: AnyEventObject) =>
  after.at === before.at && before.closed.every((other) => other === id || after.closed.includes(other))

export const outlineModel = defineModel({
  machine: outlineMachine,
  purpose: 'A tree of rows in the machine room: which are collapsed, and which has the keyboard focus.',
  input: { at: 'top' },
  initially: ({ context: { at, closed } }) => at === 'top' && closed.length === 0,
  events: [
    { type: 'outline.toggle', id: 'top' },
    { type: 'outline.toggle', id: 'leaf' },
    { type: 'outline.open', id: 'top' },
    { type: 'outline.close', id: 'top' },
    { type: 'outline.reach', id: 'leaf' },
  ],
  abstract: ({ at, closed }) => [at, [...closed].sort()],
  answers: {
    shown: {
      'outline.toggle': {
        after: (before, after, event) =>
          isOpen(before, event) !== isOpen(after, event) && othersAreUnchanged(before, after, event),
      },
      'outline.open': {
        after: (before, after, event) => isOpen(after, event) && othersAreUnchanged(before, after, event),
      },
      'outline.close': {
        when: (context, event) => isOpen(context, event),
        after: (before, after, event) => !isOpen(after, event) && othersAreUnchanged(before, after, event),
      },
      'outline.reach': {
        after: (before, after, { id }) => after.at === id && after.closed === before.closed,
      },
    },
  },
  invariants: {
    'nothing is folded twice': ({ context: { closed } }) => new Set(closed).size === closed.length,
  },
})
