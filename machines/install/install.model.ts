import { defineShopModel } from '../fixtures/shop-model.ts'
import { installMachine } from './install.machine.ts'

export const installModel = defineShopModel({
  machine: installMachine,
  purpose: 'Installs the shop as an app where the browser offers it: each offer can be used once.',
  input: undefined,
  events: [
    { type: 'install.possible', possible: true },
    { type: 'install.possible', possible: false },
    { type: 'install.ask' },
    { type: 'xstate.done.actor.ask', output: undefined },
    { type: 'xstate.error.actor.ask', error: new Error('refused') },
  ],
  abstract: () => undefined,
  answers: {
    '*': {
      'install.possible': [
        { when: (_, { possible }) => possible === true, to: 'possible' },
        { to: 'impossible' },
      ],
    },
    possible: { 'install.ask': 'asking' },
    asking: { 'xstate.done.actor.ask': 'impossible', 'xstate.error.actor.ask': 'impossible' },
  },
  initially: ({ value }) => value === 'impossible',
  tags: { possible: ['offered'], asking: ['offered'] },
  invariants: {
    'the subscription to the install prompt keeps running': ({ children }) => 'watch' in children,
    'the install prompt is open only in asking': ({ value, children }) =>
      (value === 'asking') === 'ask' in children,
  },
  acceptedMutants: {
    'install: install.possible → possible: with reenter':
      'these states have no actors, delays or entry actions to start again',
    'install: install.possible → impossible: with reenter':
      'these states have no actors, delays or entry actions to start again',
  },
})
