import { type ActorRefFrom, fromCallback } from 'xstate'
import type { catalogueMachine } from '../catalogue/catalogue.machine.ts'
import type { navigationMachine } from '../navigation/navigation.machine.ts'
import type { Place } from '../navigation/place.ts'
import { type FiltersEvent, filtersMachine } from './filters.machine.ts'

/** Follows the visitor through the history, for as long as it stays with the catalogue. */
const address = fromCallback<FiltersEvent>(({ system, sendBack }) => {
  const navigation: ActorRefFrom<typeof navigationMachine> = system.get('navigation')
  let told: Place | undefined
  const tell = ({ context: { place } }: ReturnType<typeof navigation.getSnapshot>) => {
    // On its way somewhere, navigation still shows the place that is being left.
    if (place === told) return
    told = place
    if (place.path === '/products') sendBack({ type: 'address.changed', search: place.search })
  }
  tell(navigation.getSnapshot())
  const subscription = navigation.subscribe(tell)
  return () => subscription.unsubscribe()
})

const catalogue = fromCallback<FiltersEvent>(({ system, sendBack }) => {
  const actor: ActorRefFrom<typeof catalogueMachine> = system.get('catalogue')
  const tell = ({ context: { products } }: ReturnType<typeof actor.getSnapshot>) =>
    sendBack({ type: 'catalogue.changed', products })
  tell(actor.getSnapshot())
  const subscription = actor.subscribe(tell)
  return () => subscription.unsubscribe()
})

export function filtersWith() {
  return filtersMachine.provide({ actors: { address, catalogue } })
}
