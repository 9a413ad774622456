import type { AnyActorRef } from 'xstate'
import type { Delivered } from '../src/application/recent.ts'
import { snapshotOf } from '../src/xstate5.ts'

/** Collects the events of a system, as an application does before a room is opened. */
export function collectDelivered({ system }: AnyActorRef): Delivered[] {
  const delivered: Delivered[] = []
  system.inspect((inspectionEvent) => {
    if (inspectionEvent.type !== '@xstate.event') return
    const actor = inspectionEvent.actorRef as AnyActorRef
    const source = inspectionEvent.sourceRef as AnyActorRef | undefined
    delivered.push({ at: 1, source, actor, event: inspectionEvent.event, before: snapshotOf(actor) })
  })
  return delivered
}
