import type { AnyActorRef, AnyEventObject, InspectionEvent } from 'xstate'
import { isMachineSnapshot, isPromise, rejected, resolved } from '../host/actor-kinds.ts'
import type { Interception } from '../host/interception.ts'
import type { RoomModel } from '../registry.ts'
import { beginning, firstStatesOf, letBeginAnew } from './begin-anew.ts'
import { actorOf, isDelay, isFailure } from './candidates.ts'
import { findPath, isIn, keyOf, type Leg } from './find-path.ts'

/** A way that leads in circles, since the actor never goes where it should, is left. */
const longest = 40

export interface Played {
  legs: readonly Leg[]
  end: 'arrived' | 'passed' | 'diverged' | 'noWay'
}

/**
 * Leads a live actor to a state. Whom it invokes may answer on the way, which nobody can foresee: where it stands otherwise than was
 * thought, a new way is sought from there.
 */
export function play(
  interception: Interception,
  ref: AnyActorRef,
  state: string,
  model: RoomModel | undefined,
): Played {
  const legs: Leg[] = []
  const passing = watchFor(ref, state)
  while (legs.length < longest && !passing.isOver()) {
    const way = findPath(ref, state, model)
    if (!way) break
    if (way.length === 0) return { legs, end: passing.leave('arrived') }
    legs.push(...follow(interception, ref, way, model))
  }
  if (passing.isOver()) return { legs, end: passing.leave('passed') }
  return { legs, end: passing.leave(legs.length === 0 ? 'noWay' : 'diverged') }
}

/** Notices when an actor goes through a state and on from there at once: where nothing rests, and where what it does there leads on. */
function watchFor(ref: AnyActorRef, state: string) {
  let wasIn = false
  const { unsubscribe } = ref.system.inspect((happening) => {
    if (happening.actorRef === ref) wasIn ||= entered(ref, happening).includes(state)
  })
  const isThere = () => isIn(ref.getSnapshot(), state)
  return {
    isOver: () => wasIn && !isThere(),
    leave(end: Played['end']) {
      unsubscribe()
      return end
    },
  }
}

function entered(ref: AnyActorRef, happening: InspectionEvent): string[] {
  if (happening.type === '@xstate.event') return happening.event.type === beginning ? firstStatesOf(ref) : []
  if (happening.type !== '@xstate.microstep') return []
  const { snapshot, _transitions: transitions } = happening
  const nodes = isMachineSnapshot(snapshot) ? snapshot._nodes : []
  return [...nodes, ...transitions.flatMap(({ target }) => target ?? [])].map(({ id }) => id)
}

/** Goes as far as all is as it was thought. */
function follow(
  interception: Interception,
  ref: AnyActorRef,
  way: readonly Leg[],
  model: RoomModel | undefined,
): Leg[] {
  const gone: Leg[] = []
  for (const leg of way) {
    happen(interception, ref, leg.event)
    gone.push(leg)
    const after: unknown = ref.getSnapshot()
    if (!isMachineSnapshot(after) || keyOf(after, model) !== leg.key) break
  }
  return gone
}

/** Makes an event happen to a live actor: an outcome comes from whom it is the outcome of, a delay passes at once. */
export function happen(interception: Interception, target: AnyActorRef, event: AnyEventObject): void {
  const { type } = event
  if (type === beginning) letBeginAnew(target)
  const snapshot: unknown = target.getSnapshot()
  const id = actorOf(type)
  const child = id !== undefined && isMachineSnapshot(snapshot) ? snapshot.children[id] : undefined
  if (child && isPromise(child)) {
    const end = isFailure(type)
      ? { type: rejected, data: event['error'] }
      : { type: resolved, data: event['output'] }
    interception.pass({ source: child, target: child, event: end })
  } else if (child) interception.pass({ source: child, target, event })
  else if (isDelay(type)) passTime(interception, target, event)
  else interception.pass({ source: undefined, target, event })
}

function passTime(interception: Interception, target: AnyActorRef, event: AnyEventObject): void {
  const { _scheduledEvents: scheduled } = target.system.getSnapshot()
  for (const { source, id, event: due } of Object.values(scheduled))
    if (source === target && due.type === event.type) target.system.scheduler.cancel(target, id)
  interception.pass({ source: target, target, event })
}
