/** Reads the transitions that XState 5 adds to the root for states with a `route`; a part of `xstate5.ts`. */
import type { AnyEventObject, AnyTransitionDefinition } from 'xstate'
import { routeEventType } from './chart.ts'

/** The event that takes the transition of a route: it names the id of the state. Undefined for other transitions. */
export function routeEvent({
  eventType,
  source,
  target,
}: AnyTransitionDefinition): AnyEventObject | undefined {
  const [state] = target ?? []
  const isRoute = eventType === routeEventType && !source.parent && state?.config.route && state.config.id
  return isRoute ? { type: eventType, to: `#${state.id}` } : undefined
}

/** The guard as it is written in the machine. XState adds to that of a route the condition that the event names the state. */
export function guardOf(transition: AnyTransitionDefinition): unknown {
  return routeEvent(transition) ? transition.target?.[0]?.config.route?.guard : transition.guard
}
