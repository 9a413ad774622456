import { nodesOf } from '@statecart/chart'
import { isPromiseLogic } from '../host/actor-kinds.ts'
import type { HostPart } from '../host/core.ts'
import { plainOf } from '../plain.ts'
import type { Decision, RoomMachine } from '../registry.ts'
import type { Choice, DecideServices } from './drive-protocol.ts'

type Offer = Choice & { decision: Decision }
type Offers = ReadonlyMap<string, readonly Offer[]>

export const createDecideService: HostPart<DecideServices> = ({ machines, decisions, changed }) => {
  const known = new Map<string, Offers>()
  function offersFor(name: string): Offers {
    const machine = machines.named(name)
    const offers = known.get(name) ?? (machine ? offersOf(machine) : new Map<string, Offer[]>())
    known.set(name, offers)
    return offers
  }

  return {
    'decide.list': (name) =>
      [...offersFor(name)].map(([id, offered]) => {
        const present = decisions.of(name, id)
        return {
          id,
          choices: offered.map(({ decision: _, ...choice }) => choice),
          chosen: offered.find(({ decision }) => decision === present)?.id,
        }
      }),
    'decide.choose'(name, promise, choice) {
      const offer = offersFor(name)
        .get(promise)
        ?.find(({ id }) => id === choice)
      if (offer) decisions.decide(name, promise, offer.decision)
      else decisions.revoke(name, promise)
      changed()
    },
  }
}

/** The possible answers of each promise of a machine, from its model. */
function offersOf({ machine, model }: RoomMachine): Offers {
  const { actors } = machine.implementations
  const promises = nodesOf(machine.root)
    .flatMap(({ invoke }) => invoke)
    .filter(({ src }) => typeof src === 'string' && isPromiseLogic(actors[src]))
  return new Map(
    promises.map(({ id }) => {
      const known = (type: string) =>
        model?.events.filter((event) => event.type === `xstate.${type}.actor.${id}`) ?? []
      const decided: Decision[] = [
        ...known('done').map(({ output }) => ({ kind: 'succeeds' as const, output })),
        ...known('error').map(({ error }) => ({ kind: 'fails' as const, error })),
        { kind: 'hangs' },
        { kind: 'late' },
      ]
      return [id, decided.map(offerOf)]
    }),
  )
}

const longest = 60

function offerOf(decision: Decision, at: number): Offer {
  const answer = answerOf(decision)
  const text = answer === undefined ? '' : JSON.stringify(plainOf(answer))
  return {
    id: `${at}`,
    kind: decision.kind,
    answer: text.length > longest ? `${text.slice(0, longest - 1)}…` : text,
    decision,
  }
}

function answerOf(decision: Decision): unknown {
  if (decision.kind === 'succeeds') return decision.output
  return decision.kind === 'fails' ? decision.error : undefined
}
