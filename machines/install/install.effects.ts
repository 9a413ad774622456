import { fromCallback, fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import { type InstallEvent, installMachine } from './install.machine.ts'

export function installWith({ installation }: Pick<Ports, 'installation'>) {
  return installMachine.provide({
    actors: {
      watch: fromCallback<InstallEvent>(({ sendBack }) =>
        installation.watch((possible) => sendBack({ type: 'install.possible', possible })),
      ),
      ask: fromPromise<void>(() => installation.ask()),
    },
  })
}
