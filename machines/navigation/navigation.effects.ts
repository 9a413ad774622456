import { fromPromise } from 'xstate'
import type { HistoryPort, Ports } from '../ports/ports.ts'
import { navigationMachine, type Wanted } from './navigation.machine.ts'
import type { Place } from './place.ts'

export function navigationWith({ history, screens }: Pick<Ports, 'history' | 'screens'>) {
  return navigationMachine.provide({
    actors: { prepare: fromPromise<void, { path: string }>(({ input }) => screens.prepare(input.path)) },
    actions: {
      commit: ({ self }, { wanted }) => {
        if (wanted) self.send({ type: 'navigation.arrived', place: written(history, wanted) })
      },
      goBack: () => history.go(-1),
    },
  })
}

function written(history: HistoryPort, wanted: Wanted): Place {
  return wanted.how === 'pop' ? wanted.place : history[wanted.how](wanted.to, wanted.state)
}
