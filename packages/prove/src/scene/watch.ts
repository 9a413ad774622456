import { transitionId } from '@statecart/chart'
import type { AnyActorRef, AnyMachineSnapshot, InspectionEvent } from 'xstate'
import type { Driver } from '../driver.ts'
import { runsMachine, takenIn } from '../xstate5.ts'

/** The transitions and the snapshot of the actor of a driver's machine while a path is performed. */
export interface Watched {
  /** Pass this to `createActor` or `useMachine` as `inspect`. */
  inspect: (event: InspectionEvent) => void
  /** One entry for each time that a transition was taken. */
  taken: readonly string[]
  /** The current snapshot of the actor; undefined until it starts. */
  snapshot: () => AnyMachineSnapshot | undefined
}

/** Watches the latest actor of the driver's machine, or the actor with the id that the driver defines. */
export function watch({ model, actor }: Pick<Driver, 'model' | 'actor'>): Watched {
  const taken: string[] = []
  let watched: AnyActorRef | undefined
  return {
    taken,
    snapshot: () => watched?.getSnapshot() as AnyMachineSnapshot | undefined,
    inspect(event) {
      const { actorRef } = event
      if (!runsMachine(actorRef, model.machine) || !isActor(actorRef)) return
      if (actor !== undefined && actorRef.id !== actor) return
      watched = actorRef
      if (event.type === '@xstate.microstep') taken.push(...takenIn(event).map(transitionId))
    },
  }
}

function isActor(actor: object): actor is AnyActorRef {
  return 'getSnapshot' in actor && 'id' in actor
}
