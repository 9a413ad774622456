import type { AnyActorRef, InspectionEvent } from 'xstate'
import type { Roots } from '../application/roots.ts'

/** Combines the actor systems of all roots. */
export interface Systems {
  roots: Roots
  /**
   * Calls the listener for every inspection event, including those of roots that are found later. Returns an unsubscribe
   * function.
   */
  inspect(listener: (inspectionEvent: InspectionEvent) => void): () => void
  /** The actor with a system id. */
  named(systemId: string): AnyActorRef | undefined
}

export function createSystems(roots: Roots): Systems {
  return {
    roots,
    inspect(listener) {
      const inspecting = new Map<object, () => void>()
      const attach = ({ system }: AnyActorRef) => {
        // A restarted root has the same system.
        if (inspecting.has(system)) return
        const { unsubscribe } = system.inspect(listener)
        inspecting.set(system, unsubscribe)
      }
      for (const root of roots.all()) attach(root)
      const detach = ({ system }: AnyActorRef) => {
        inspecting.get(system)?.()
        inspecting.delete(system)
      }
      const stops = [roots.onFound(attach), roots.onDiscarded(detach)]
      return () => {
        for (const stop of stops) stop()
        for (const unsubscribe of inspecting.values()) unsubscribe()
      }
    },
    named(systemId) {
      const found = roots.all().map((root): AnyActorRef | undefined => root.system.get(systemId))
      return found.find((ref) => ref !== undefined)
    },
  }
}
