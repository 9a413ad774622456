import { defineShopModel } from '../fixtures/shop-model.ts'
import { durabilityMachine } from './durability.machine.ts'

const estimate = { used: 1_000, quota: 1_000_000, persisted: false }
const isNothing = ({ used, quota, persisted }: typeof estimate) =>
  used === 0 && quota === 0 && persisted === false

export const durabilityModel = defineShopModel({
  machine: durabilityMachine,
  purpose: 'How much this browser stores for the shop, and whether it has agreed to keep it.',
  input: undefined,
  events: [
    { type: 'xstate.done.actor.estimate', output: estimate },
    { type: 'xstate.error.actor.estimate', error: new Error('no answer') },
    { type: 'durability.ask' },
    { type: 'xstate.done.actor.persist', output: true },
    { type: 'xstate.done.actor.persist', output: false },
    { type: 'xstate.error.actor.persist', error: new Error('no answer') },
  ],
  abstract: ({ persisted }) => persisted,
  answers: {
    estimating: {
      'xstate.done.actor.estimate': {
        to: 'known.answered',
        after: (_, { used, quota }) => used === 1_000 && quota === 1_000_000,
      },
      'xstate.error.actor.estimate': 'unknown',
    },
    known: { 'durability.ask': 'asking' },
    asking: {
      'xstate.done.actor.persist': [
        {
          when: (_, { output }) => output === true,
          to: 'known.answered',
          after: (_, { persisted }) => persisted,
        },
        { to: 'known.declined' },
      ],
      'xstate.error.actor.persist': 'known.declined',
    },
  },
  tags: { known: ['known'], 'known.declined': ['declined'], asking: ['known', 'busy'] },
  invariants: {
    'the figures are zero until the browser has answered': (snapshot) =>
      snapshot.hasTag('known') || isNothing(snapshot.context),
    'a refusal is shown only when the browser has answered': (snapshot) =>
      !snapshot.hasTag('declined') || snapshot.hasTag('known'),
  },
})
