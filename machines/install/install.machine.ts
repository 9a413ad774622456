import { fromCallback, setup } from 'xstate'
import { port, withEvent } from '../ports/setup.ts'

export type InstallEvent = { type: 'install.possible'; possible: boolean } | { type: 'install.ask' }

/** Installs the shop as an app where the browser supports it; each of the browser's prompts can be used once. */
export const installMachine = setup({
  types: { context: {} as Record<string, never>, events: {} as InstallEvent, tags: {} as 'offered' },
  actors: {
    watch: fromCallback<InstallEvent>(() => {}),
    ask: port<void, unknown>('asking the browser to install the shop'),
  },
  guards: { isPossible: (_, { possible }: { possible: boolean }) => possible },
}).createMachine({
  id: 'install',
  context: {},
  invoke: { id: 'watch', src: 'watch' },
  initial: 'impossible',
  on: {
    'install.possible': [{ guard: withEvent('isPossible'), target: '.possible' }, { target: '.impossible' }],
  },
  states: {
    impossible: {},
    possible: { tags: ['offered'], on: { 'install.ask': 'asking' } },
    asking: {
      tags: ['offered'],
      invoke: { id: 'ask', src: 'ask', onDone: 'impossible', onError: 'impossible' },
    },
  },
})
