import { isMachine } from '@statecart/chart'
import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate'
import { optionsOf, parentOf, snapshotOf } from '../xstate5.ts'
import {
  type ActorPlace,
  inputOf,
  isMachineSnapshot,
  logicOf,
  placeOf,
  replaceLogic,
} from '../xstate5-host.ts'
import { addressOf, countOf, nameActor, setCount } from './addresses.ts'

/**
 * The state of an actor and all its children at one moment. Its values are references to the application's values, or
 * serialized.
 */
export interface ActorState extends ActorPlace {
  address: string
  logic: unknown
  input: unknown
  /** Undefined if the actor has not started yet. */
  snapshot: object | undefined
  /** The persisted snapshot with which the application itself starts the actor, if any. */
  persisted: unknown
  /** The context of a machine, which may refer to other actors. */
  context: unknown
  children: readonly ActorState[]
  /** The number of children without an id that the actor has been observed to spawn. */
  spawned: number
}

/** Returns the state of an actor without copying its values. */
export function stateOf(ref: AnyActorRef): ActorState {
  const snapshot = snapshotOf(ref)
  const isMachines = isMachineSnapshot(snapshot)
  const children: Record<string, AnyActorRef | undefined> = isMachines ? snapshot.children : {}
  return {
    ...startOf(ref),
    snapshot,
    context: isMachines ? snapshot.context : undefined,
    children: Object.values(children)
      .flatMap((child) => child ?? [])
      .map(stateOf),
  }
}

/** Returns the state of an actor that is about to start. */
export function startOf(ref: AnyActorRef): ActorState {
  return {
    ...placeOf(ref),
    address: addressOf(ref),
    logic: logicOf(ref),
    input: inputOf(ref),
    snapshot: undefined,
    persisted: optionsOf(ref).snapshot,
    context: undefined,
    children: [],
    spawned: countOf(ref),
  }
}

type Options = Omit<ActorOptions<AnyActorLogic>, 'input' | 'snapshot'>

/** Converts the values of a state into the values for a new actor. */
type Convert = (value: unknown) => unknown

/**
 * Creates the actor of a state and its children without starting them. It does not use XState's persisted snapshots,
 * because they serialize contexts and copy them by following every reference. `fill` sets the contexts after all actors
 * exist to which they may refer.
 */
export function recreateActor(
  state: ActorState,
  options: Options,
  read: Convert,
): { ref: AnyActorRef; fill(): void } {
  const fills: (() => void)[] = []

  function create({ children, spawned, address, ...one }: ActorState, place: Options): AnyActorRef {
    const { logic, snapshot, persisted, context, id, src, systemId, syncSnapshot } = one
    const isRestored = isMachine(logic) && snapshot !== undefined
    const input = read(one.input)
    const given = {
      ...place,
      id,
      src,
      systemId,
      syncSnapshot,
      input,
      // The context of a restored machine is read later, by `fill`.
      snapshot: isRestored ? snapshot : read(snapshot ?? persisted),
    } as Options
    let ref: AnyActorRef
    if (isRestored) {
      ref = createActor(restoring(logic), given)
      replaceLogic(ref, logic)
    } else ref = createActor(logic as AnyActorLogic, given)
    if (parentOf(ref)) nameActor(ref, address)
    setCount(ref, spawned)
    return ref

    function restoring(machine: AnyStateMachine): AnyActorLogic {
      const restoreSnapshot: AnyActorLogic['restoreSnapshot'] = (_, { self }) => {
        const made = children.map((child) => [child.id, create(child, { parent: self as never })] as const)
        const restored = { ...snapshot, context: {}, children: Object.fromEntries(made) }
        fills.push(() => Object.assign(restored, { context: read(context) }))
        return restored as unknown as Snapshot<unknown>
      }
      return Object.assign(Object.create(machine) as AnyActorLogic, { restoreSnapshot })
    }
  }

  const ref = create(state, options)
  return {
    ref,
    fill() {
      for (const fill of fills) fill()
    },
  }
}
