import { fromPromise } from 'xstate'
import { type Place, pathOf } from '../domain/place.ts'
import type { HistoryPort, Ports } from '../ports/ports.ts'
import { navigationMachine, type PendingNavigation, ScreenLost } from './navigation.machine.ts'

type NavigationPorts = Pick<Ports, 'history' | 'screens' | 'environment'>

export function navigationWith({ history, screens, environment }: NavigationPorts) {
  return navigationMachine.provide({
    actors: {
      prepare: fromPromise(({ input }) =>
        screens.prepare(input.path).catch((error: unknown) => {
          throw environment.online() ? new ScreenLost(`No screen for ${input.path}`, { cause: error }) : error
        }),
      ),
    },
    actions: {
      commit({ self, context }, { wanted }) {
        if (!wanted) return
        const arrive = () => self.send({ type: 'navigation.arrived', place: updateHistory(history, wanted) })
        const arriveUnlessReplaced = () => {
          if (self.getSnapshot().context.wanted === wanted) arrive()
        }
        const isAnotherScreen = pathOf(wanted.to) !== context.place.path
        // The browser animates going back and forward itself, so the previous place must be shown immediately.
        if (isAnotherScreen && wanted.how !== 'pop') history.transition(arriveUnlessReplaced)
        else arrive()
      },
      loadAgain: () => history.go(0),
    },
  })
}

function updateHistory(history: HistoryPort, wanted: PendingNavigation): Place {
  return wanted.how === 'pop' ? wanted.place : history[wanted.how](wanted.to, wanted.state)
}
