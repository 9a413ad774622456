import { type ActorRefFrom, fromPromise, waitFor } from 'xstate'
import { type catalogueMachine, hasSettled, viewOf } from '../catalogue/catalogue.machine.ts'
import type { Ports } from '../ports/ports.ts'
import type { Product } from '../product/product.ts'
import { searchMachine } from './search.machine.ts'
import { suggestionsFor } from './suggest.ts'

export function searchWith({ log }: Pick<Ports, 'log'>) {
  return searchMachine.provide({
    actors: {
      /** Asks the list that the catalogue has; as long as that is on its way, waits for what it brings. */
      suggest: fromPromise<Product[], { text: string }>(async ({ input: { text }, system, signal }) => {
        const catalogue: ActorRefFrom<typeof catalogueMachine> = system.get('catalogue')
        const suggested = () => suggestionsFor(text, catalogue.getSnapshot().context.products)
        const snapshot = await waitFor(catalogue, (now) => hasSettled(now) || suggested().length > 0, {
          signal,
        })
        if (viewOf(snapshot) === 'failed') throw new Error('No product source answered')
        return suggested()
      }),
    },
    actions: { logFailure: (_, { error }) => log.error('Suggestions could not be fetched', { error }) },
  })
}
