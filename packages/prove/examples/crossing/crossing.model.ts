import { defineModel, type Effect, performs } from '@statecart/prove'
import { type Aspect, crossingMachine } from './crossing.machine.ts'

function shows(cars: Aspect['cars'], people: Aspect['people']): Effect {
  return performs('show', { cars, people })
}

function waitLamp(on: boolean): Effect {
  return performs('light', { lamp: 'wait', on })
}

export const crossingModel = defineModel({
  machine: crossingMachine,
  purpose: 'Lets people cross a street after they have pressed a button.',
  input: undefined,
  events: [
    { type: 'button.pressed' },
    { type: 'lamp.failed' },
    { type: 'lamp.repaired' },
    { type: 'xstate.after.shortestGreen.crossing.requested' },
    { type: 'xstate.after.amber.crossing.slowing' },
    { type: 'xstate.after.walk.crossing.walking' },
    { type: 'xstate.after.hurry.crossing.clearing' },
  ],
  abstract: ({ isAskedAgain }) => isAskedAgain,
  answers: {
    driving: { 'button.pressed': { to: 'requested', does: [shows('green', 'stop'), waitLamp(true)] } },
    requested: {
      'xstate.after.shortestGreen.crossing.requested': {
        to: 'slowing',
        does: [waitLamp(false), shows('amber', 'stop')],
      },
      'lamp.failed': { to: 'outOfOrder', does: [waitLamp(false), shows('off', 'off')] },
    },
    slowing: {
      'xstate.after.amber.crossing.slowing': {
        to: 'walking',
        does: [shows('red', 'walk')],
        after: (before, after) => after.crossings === before.crossings + 1,
      },
    },
    walking: {
      'xstate.after.walk.crossing.walking': { to: 'clearing', does: [shows('red', 'hurry')] },
    },
    clearing: {
      'button.pressed': { after: (_, { isAskedAgain }) => isAskedAgain },
      'xstate.after.hurry.crossing.clearing': [
        {
          when: ({ isAskedAgain }) => isAskedAgain,
          to: 'requested',
          does: [shows('green', 'stop'), waitLamp(true)],
          after: (_, { isAskedAgain }) => !isAskedAgain,
        },
        { to: 'driving', does: [shows('green', 'stop')] },
      ],
      'lamp.failed': {
        to: 'outOfOrder',
        does: [shows('off', 'off')],
        after: (_, { isAskedAgain }) => !isAskedAgain,
      },
    },
    outOfOrder: { 'lamp.repaired': { to: 'driving', does: [shows('green', 'stop')] } },
    '*': { 'lamp.failed': { to: 'outOfOrder', does: [shows('off', 'off')] } },
  },
  delays: { shortestGreen: 5_000, amber: 3_000, walk: 8_000, hurry: 4_000 },
  initially: (snapshot) => snapshot.matches('driving'),
  invariants: {
    'a press of the button is stored only in the state `clearing`': (snapshot) =>
      !snapshot.context.isAskedAgain || snapshot.matches('clearing'),
  },
})
