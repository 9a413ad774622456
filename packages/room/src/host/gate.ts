import type { AnyActorRef, AnyEventObject } from 'xstate'

/** An event on its way to an actor. */
export interface Passage {
  /** Nobody, where the event comes from outside the system. */
  source: AnyActorRef | undefined
  target: AnyActorRef
  event: AnyEventObject
}

/** Looks at every event; one that it keeps (true) goes no further, unless it lets it or another pass later. */
export type Keeper = (passage: Passage, pass: (passage: Passage) => void) => boolean

/** Stands by while an event is delivered, with all that follows from it at once; calls `deliver` exactly once. */
export type Witness = (passage: Passage, deliver: () => void) => void

/** Where every event between actors comes by: messages, outcomes and delays alike. Without a keeper there is no gate at all. */
export interface Gate {
  post(keeper: Keeper): () => void
  watch(witness: Witness): () => void
  /** Delivers an event as if its source had sent it, past all keepers. */
  pass(passage: Passage): void
}

/** xstate has no public place through which all events go; this is the inner one. */
interface Relaying {
  _relay(source: AnyActorRef | undefined, target: AnyActorRef, event: AnyEventObject): void
}

export function createGate(system: AnyActorRef['system']): Gate {
  const relaying = system as AnyActorRef['system'] & Relaying
  const open = relaying._relay
  const keepers = new Set<Keeper>()
  const witnesses = new Set<Witness>()

  const pass = (passage: Passage) => {
    const deliver = () => open(passage.source, passage.target, passage.event)
    const witnessed = [...witnesses].reduce<() => void>(
      (inner, witness) => () => witness(passage, inner),
      deliver,
    )
    witnessed()
  }

  const watched: Relaying['_relay'] = (source, target, event) => {
    const passage = { source, target, event }
    if (![...keepers].some((keeper) => keeper(passage, pass))) pass(passage)
  }

  function enlist<Member>(members: Set<Member>, member: Member): () => void {
    members.add(member)
    relaying._relay = watched
    return () => {
      members.delete(member)
      if (keepers.size + witnesses.size === 0) relaying._relay = open
    }
  }

  return {
    pass,
    post: (keeper) => enlist(keepers, keeper),
    watch: (witness) => enlist(witnesses, witness),
  }
}
