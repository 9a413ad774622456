import {
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  type Snapshot,
} from 'xstate'
import { optionsOf, parentOf } from '../xstate5.ts'
import {
  type ActorPlace,
  inputOf,
  isMachine,
  isMachineSnapshot,
  logicOf,
  placeOf,
  replaceLogic,
} from '../xstate5-host.ts'
import { addressOf, countOf, nameActor, setCount } from './addresses.ts'

/** An actor with all its children at a moment. Its values are those of the application itself, or are serialized. */
export interface ActorState extends ActorPlace {
  address: string
  logic: unknown
  input: unknown
  /** Undefined where the actor is about to start. */
  snapshot: object | undefined
  /** The persisted snapshot with which the application itself starts the actor. */
  persisted: unknown
  /** The context of a machine, which may refer to other actors. */
  context: unknown
  children: readonly ActorState[]
  /** How many children without an id it has been seen to spawn. */
  spawned: number
}

/** What an actor is like; nothing is copied. */
export function stateOf(ref: AnyActorRef): ActorState {
  const snapshot: unknown = ref.getSnapshot()
  const isMachines = isMachineSnapshot(snapshot)
  const children: Record<string, AnyActorRef | undefined> = isMachines ? snapshot.children : {}
  return {
    ...startOf(ref),
    snapshot: typeof snapshot === 'object' && snapshot !== null ? snapshot : undefined,
    context: isMachines ? snapshot.context : undefined,
    children: Object.values(children)
      .flatMap((child) => child ?? [])
      .map(stateOf),
  }
}

/** How an actor begins that is about to start. */
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

/** Turns the values of a state into those that a new actor is given. */
type Read = (value: unknown) => unknown

/**
 * Creates the actor of a state again, with its children, and does not start it. XState's own way from a persisted snapshot serializes contexts,
 * and copies them by following every reference. The context is set by `fill`, when all actors exist to which it may refer.
 */
export function createAgain(
  state: ActorState,
  options: Options,
  read: Read,
): { ref: AnyActorRef; fill(): void } {
  const fills: (() => void)[] = []

  function create({ children, spawned, address, ...one }: ActorState, place: Options): AnyActorRef {
    const { logic, snapshot, persisted, context, id, src, systemId, syncSnapshot } = one
    const input = read(one.input)
    const given = {
      ...place,
      id,
      src,
      systemId,
      syncSnapshot,
      input,
      snapshot: snapshot ?? persisted,
    } as Options
    let ref: AnyActorRef
    if (isMachine(logic) && snapshot) {
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
