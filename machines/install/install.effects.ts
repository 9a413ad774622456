import { fromCallback, fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import { installMachine } from './install.machine.ts'

export function installWith({ installation }: Pick<Ports, 'installation'>) {
  return installMachine.provide({
    actors: {
      watch: fromCallback(({ sendBack }) =>
        installation.watch((possible) => sendBack({ type: 'install.possible', possible })),
      ),
      ask: fromPromise(() => installation.ask()),
    },
  })
}
