import { type ActorRefFrom, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { type catalogueMachine, viewOf } from '../catalogue/catalogue.machine.ts'
import type { Ports } from '../ports/ports.ts'
import type { Product } from '../product/product.ts'
import { searchMachine } from './search.machine.ts'
import { suggestionsFor } from './suggest.ts'

type Catalogue = ActorRefFrom<typeof catalogueMachine>
type Asked = { input: { text: string }; system: { get(name: string): unknown }; signal: AbortSignal }

export function searchWith({ log }: Pick<Ports, 'log'>) {
  return searchMachine.provide({
    actors: {
      /** Asks the list that the catalogue has; as long as nothing in it fits, waits for the rest of it. */
      suggest: fromPromise<Product[], { text: string }>(async (asked: Asked) => {
        const found = await foundWhen(asked, (now, text) => isWhole(now) || matches(now, text).length > 0)
        if (found.isFailed) throw new Error('No product source answered')
        return found.products
      }),
      complete: fromPromise<Product[], { text: string }>(async (asked: Asked) => {
        return (await foundWhen(asked, isWhole)).products
      }),
    },
    actions: { logFailure: (_, { error }) => log.error('Suggestions could not be fetched', { error }) },
  })
}

type Snapshot = SnapshotFrom<typeof catalogueMachine>

async function foundWhen(
  { input: { text }, system, signal }: Asked,
  isEnough: (snapshot: Snapshot, text: string) => boolean,
): Promise<{ products: Product[]; isFailed: boolean }> {
  const catalogue = system.get('catalogue') as Catalogue
  const snapshot = await waitFor(catalogue, (now) => isEnough(now, text), { signal })
  return { products: matches(snapshot, text), isFailed: viewOf(snapshot) === 'failed' }
}

function isWhole(snapshot: Snapshot): boolean {
  return !snapshot.hasTag('one.loading') && !snapshot.hasTag('two.loading')
}

function matches({ context }: Snapshot, text: string): Product[] {
  return suggestionsFor(text, context.products)
}
