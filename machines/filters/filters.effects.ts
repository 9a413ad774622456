import { fromCallback } from 'xstate'
import type { Place } from '../domain/place.ts'
import type { Ports } from '../ports/ports.ts'
import { toCatalogue, toNavigation, toPreferences } from '../ports/system.ts'
import { type FiltersEvent, filtersMachine } from './filters.machine.ts'

/** Reports the query of the address as long as the catalogue is shown. */
const address = fromCallback<FiltersEvent>(({ system, sendBack }) => {
  const place = toNavigation({ system }).select(({ context }) => context.place)
  const report = ({ path, search }: Place) => {
    // While the next screen is loading, navigation still has the previous place.
    if (path === '/products') sendBack({ type: 'address.changed', search })
  }
  report(place.get())
  const subscription = place.subscribe(report)
  return () => subscription.unsubscribe()
})

export function filtersWith({ languages }: Pick<Ports, 'languages'>) {
  return filtersMachine.provide({
    actors: {
      address,
      /** Reports the products and the labels of their categories, now and at each change. */
      catalogue: fromCallback(({ system, sendBack }) => {
        const catalogue = toCatalogue({ system })
        const preferences = toPreferences({ system })
        const report = () => {
          const { products } = catalogue.getSnapshot().context
          const { loadedLanguage } = preferences.getSnapshot().context
          sendBack({ type: 'catalogue.changed', products, labels: languages.categoryLabels(loadedLanguage) })
        }
        report()
        const subscriptions = [catalogue.subscribe(report), preferences.subscribe(report)]
        return () => {
          for (const subscription of subscriptions) subscription.unsubscribe()
        }
      }),
    },
  })
}
