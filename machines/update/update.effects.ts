import { fromCallback } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import { updateMachine } from './update.machine.ts'

export function updateWith({ updates, log }: Pick<Ports, 'updates' | 'log'>) {
  return updateMachine.provide({
    actors: {
      watch: fromCallback(({ sendBack }) => {
        const watching = updates.watch(() => sendBack({ type: 'update.found' }))
        watching.catch((error: unknown) =>
          log.info('Updates cannot be watched, so no newer version will be offered', { error }),
        )
        return () => {
          watching.then(
            (stop) => stop(),
            () => undefined,
          )
        }
      }),
    },
    actions: { reload: () => updates.reload() },
  })
}
