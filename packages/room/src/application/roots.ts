import type { AnyActorRef } from 'xstate'
import { isRunning, rootOf, type Uninspected } from '../xstate5.ts'

/** The root actors of an application, each with its own actor system. */
export interface Roots {
  all(): readonly AnyActorRef[]
  /** Calls the listener for every root that is found from now on. Returns an unsubscribe function. */
  onFound(listener: (root: AnyActorRef) => void): () => void
  /** Calls the listener for a root that turns out to belong to a discarded first mount. Returns an unsubscribe function. */
  onDiscarded(listener: (root: AnyActorRef) => void): () => void
}

function oneRoot(root: AnyActorRef): Roots {
  return { all: () => [root], onFound: () => () => undefined, onDiscarded: () => () => undefined }
}

export function rootsOf(root: AnyActorRef | Roots): Roots {
  return 'onFound' in root ? root : oneRoot(root)
}

/** The actors that the room itself starts in the application. */
const roomActors = new WeakSet<AnyActorRef>()

/** Marks an actor as the room's own, so that the room does not treat it as an actor of the application. */
export function hidden<Ref extends AnyActorRef>(ref: Ref): Ref {
  roomActors.add(ref)
  return ref
}

interface FoundRoots extends Roots {
  /** Adds a root that is about to start. */
  starting(ref: AnyActorRef): void
  /** Adds the root of an actor if that root is running. */
  meet(ref: AnyActorRef): void
  note(inspectionEvent: Uninspected): void
  /** Whether a root was started in the current task and may still be discarded. */
  isUndecided(): boolean
  /** Whether an actor belongs to a root that was started and not discarded. */
  isFound(ref: AnyActorRef): boolean
}

/**
 * Finds root actors from inspection events. React's StrictMode mounts twice: the actors of the first mount are never
 * started, or they are stopped in the same task without having received an event. Both are left out.
 */
export function createRoots(): FoundRoots {
  const roots = new Set<AnyActorRef>()
  const known = new WeakSet<object>()
  const started = new WeakSet<object>()
  const untouched = new Set<AnyActorRef>()
  const found = new Set<(root: AnyActorRef) => void>()
  const discarded = new Set<(root: AnyActorRef) => void>()

  function add(root: AnyActorRef): void {
    for (const other of roots) if (!isRunning(other)) forget(other)
    roots.add(root)
    known.add(root.system)
    started.add(root.system)
    untouched.add(root)
    Promise.resolve().then(() => untouched.delete(root))
    for (const listener of found) listener(root)
  }

  function forget(root: AnyActorRef): void {
    roots.delete(root)
    known.delete(root.system)
  }

  function remove(root: AnyActorRef): void {
    forget(root)
    if (!untouched.delete(root)) return
    started.delete(root.system)
    for (const listener of discarded) listener(root)
  }

  function meet(ref: AnyActorRef): void {
    if (known.has(ref.system)) return
    const root = rootOf(ref)
    if (isRunning(root) && !roomActors.has(root)) add(root)
  }

  return {
    all: () => [...roots].filter(isRunning),
    onFound: (listener) => addListener(found, listener),
    onDiscarded: (listener) => addListener(discarded, listener),
    starting(ref) {
      if (rootOf(ref) === ref && !known.has(ref.system) && !roomActors.has(ref)) add(ref)
    },
    isUndecided: () => untouched.size > 0,
    isFound: ({ system }) => started.has(system),
    meet,
    note(inspectionEvent) {
      if (inspectionEvent.type !== '@xstate.event' && inspectionEvent.type !== '@xstate.snapshot') return
      const ref = inspectionEvent.actorRef as AnyActorRef
      const type = inspectionEvent.event?.type
      if (type === 'xstate.stop') {
        if (roots.has(ref)) remove(ref)
        return
      }
      meet(ref)
      if (type !== 'xstate.init' && untouched.size > 0) untouched.delete(rootOf(ref))
    },
  }
}

function addListener<Member>(members: Set<Member>, member: Member): () => void {
  members.add(member)
  return () => members.delete(member)
}
