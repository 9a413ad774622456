import type { ActorView } from '../see/see-protocol.ts'
import type { Moment } from './time-protocol.ts'

/** An actor as it stood: nothing is under way there, and nothing can be asked. */
export function pastView(view: ActorView | undefined, moment: Moment | undefined): ActorView | undefined {
  if (!(view && moment)) return view
  const { active, tags, context } = moment
  return { ...view, active, tags, context, guards: [], can: [], waits: [], busy: [], taken: [] }
}
