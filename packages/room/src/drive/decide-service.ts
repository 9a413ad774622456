import { nodesOf } from '@statecart/chart'
import type { AnyStateMachine } from 'xstate'
import { isPromiseLogic } from '../host/actor-kinds.ts'
import type { HostCore, HostPart } from '../host/core.ts'
import type { Copier } from '../plain.ts'
import type { Decision, RoomModel } from '../registry.ts'
import { actorLogicOf, implementationsOf } from '../xstate5-host.ts'
import type { Choice, Decidable, DecideServices } from './drive-protocol.ts'

type Offer = Choice & { decision: Decision }

export const createDecideService: HostPart<DecideServices> = (core) => {
  const { decisions, changed } = core
  return {
    'decide.list': (name) => decidableIn(core, name).map(({ id, offers }) => lineOf(core, name, id, offers)),
    'decide.choose'(name, promise, choice) {
      const offers = decidableIn(core, name).find(({ id }) => id === promise)?.offers
      const offer = offers?.find(({ id }) => id === choice)
      if (offer) decisions.decide(name, promise, offer.decision)
      else decisions.revoke(name, promise)
      changed()
    },
    'decide.answer'(name, promise, kind, typed) {
      const answer = parsed(typed)
      if (!answer) return false
      const { value } = answer
      decisions.decide(name, promise, kind === 'fails' ? { kind, error: value } : { kind, output: value })
      changed()
      return true
    },
  }
}

function lineOf(
  { decisions, plain }: HostCore,
  name: string,
  id: string,
  offers: readonly Offer[],
): Decidable {
  const present = decisions.of(name, id)
  const offered = present && offers.find(({ decision }) => isSame(decision, present))
  // A typed answer is listed only while it is selected.
  const typed = present && !offered ? [offerOf(present, 'typed', plain)] : []
  const choices = [...offers, ...typed].map(({ decision: _, ...choice }) => choice)
  return { id, choices, chosen: present && (offered?.id ?? 'typed') }
}

/** Returns the promises of a machine, each with the answers from its model and from the event log. */
function decidableIn({ machines, knownEvents, plain }: HostCore, name: string) {
  const known = machines.named(name)
  if (!known) return []
  const model = knownEvents.modelOf(known)
  return promisesOf(known.machine).map((id) => ({ id, offers: offersOf(id, model, plain) }))
}

/** Returns the ids of invoked promises, and the source names of promises that are only spawned. */
export function promisesOf(machine: AnyStateMachine): string[] {
  const invokes = nodesOf(machine.root).flatMap(({ invoke }) => invoke)
  const invoked = invokes.filter(({ src }) => isPromiseLogic(actorLogicOf(machine, src)))
  const sources = new Set(invokes.map(({ src }) => src))
  const others = Object.entries(implementationsOf(machine, 'actors')).filter(
    ([name, logic]) => !sources.has(name) && isPromiseLogic(logic),
  )
  return [...new Set([...invoked.map(({ id }) => id), ...others.map(([name]) => name)])]
}

function offersOf(id: string, model: RoomModel | undefined, plain: Copier): Offer[] {
  const known = (type: string) =>
    model?.events.filter((event) => event.type === `xstate.${type}.actor.${id}`) ?? []
  const decided: Decision[] = [
    ...known('done').map(({ output }) => ({ kind: 'succeeds' as const, output })),
    ...known('error').map(({ error }) => ({ kind: 'fails' as const, error })),
    { kind: 'hangs' },
    { kind: 'late' },
  ]
  return decided.map((decision, at) => {
    const number = decided.slice(0, at).filter(({ kind }) => kind === decision.kind).length
    return offerOf(decision, `${decision.kind}-${number}`, plain)
  })
}

const maxLength = 60

function offerOf(decision: Decision, id: string, plain: Copier): Offer {
  const answer = answerOf(decision)
  const text = answer === undefined ? '' : JSON.stringify(plain.of(answer))
  return {
    id,
    kind: decision.kind,
    answer: text.length > maxLength ? `${text.slice(0, maxLength - 1)}…` : text,
    decision,
  }
}

function isSame(one: Decision, other: Decision): boolean {
  return one.kind === other.kind && answerOf(one) === answerOf(other)
}

function answerOf(decision: Decision): unknown {
  if (decision.kind === 'succeeds') return decision.output
  return decision.kind === 'fails' ? decision.error : undefined
}

/** Returns undefined if the text is not JSON. An empty text is an answer without a value. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: text.trim() === '' ? undefined : JSON.parse(text) }
  } catch {
    return undefined
  }
}
