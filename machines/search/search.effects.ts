import { type ActorRefFrom, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { type catalogueMachine, viewOf } from '../catalogue/catalogue.machine.ts'
import type { Product } from '../domain/product.ts'
import type { Ports } from '../ports/ports.ts'
import type { preferencesMachine } from '../preferences/preferences.machine.ts'
import { searchMachine } from './search.machine.ts'
import { suggestionsFor } from './suggest.ts'

type Catalogue = ActorRefFrom<typeof catalogueMachine>
type Preferences = ActorRefFrom<typeof preferencesMachine>
type Snapshot = SnapshotFrom<typeof catalogueMachine>
type Asked = { input: { text: string }; system: { get(name: string): unknown }; signal: AbortSignal }

export function searchWith({ log, languages }: Pick<Ports, 'log' | 'languages'>) {
  /** By what the page calls the categories now. */
  function matches({ context }: Snapshot, { input: { text }, system }: Asked): Product[] {
    const preferences = system.get('preferences') as Preferences
    return suggestionsFor(
      text,
      context.products,
      languages.categoryLabels(preferences.getSnapshot().context.spoken),
    )
  }

  async function foundWhen(
    asked: Asked,
    isEnough: (snapshot: Snapshot) => boolean,
  ): Promise<{ products: Product[]; isFailed: boolean }> {
    const catalogue = asked.system.get('catalogue') as Catalogue
    const snapshot = await waitFor(catalogue, isEnough, { signal: asked.signal })
    return { products: matches(snapshot, asked), isFailed: viewOf(snapshot) === 'failed' }
  }

  return searchMachine.provide({
    actors: {
      /** Asks the list that the catalogue has; as long as nothing in it fits, waits for the rest of it. */
      suggest: fromPromise<Product[], { text: string }>(async (asked: Asked) => {
        const found = await foundWhen(asked, (now) => isWhole(now) || matches(now, asked).length > 0)
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

function isWhole(snapshot: Snapshot): boolean {
  return !snapshot.hasTag('one.loading') && !snapshot.hasTag('two.loading')
}
