import { expect, it } from 'vitest'
import { assign, sendTo, setup } from 'xstate'
import { defineModel, says } from '../../machines/model.ts'
import { port } from '../../machines/ports/port.ts'
import { lookModel } from '../../machines/room/look.model.ts'
import { toNotices } from '../../machines/shop/reach.ts'
import { explore } from './harness/explore.ts'
import { complaintsWithout } from './harness/removals.ts'
import { complaintsOnWalk } from './harness/walk.ts'

type Flaw =
  | 'deaf'
  | 'careless'
  | 'silent'
  | 'forgetful'
  | 'unlit'
  | 'hasty'
  | 'unmarked'
  | 'lazy'
  | 'astray'
  | 'broken'
  | 'fussy'

/** Boils water; without a flaw it does so as its model says. */
function kettle(flaw?: Flaw) {
  const pours = { type: 'pour' as const, params: ({ event }: { event: { cups: number } }) => event }
  return setup({
    types: {
      context: {} as { cups: number },
      events: {} as { type: 'fill'; cups: number } | { type: 'stop' },
      tags: {} as 'busy',
    },
    actors: { heat: port<void>('heating') },
    actions: {
      pour: assign((_, { cups }: { cups: number }) => ({ cups })),
      whistle: sendTo(toNotices, { type: 'notice.say', notices: [{ kind: 'success', text: 'messageSent' }] }),
      leak: () => {
        throw new Error('leaking')
      },
    },
    guards: { isSomething: (_, { cups }: { cups: number }) => flaw === 'careless' || cups > 0 },
    delays: { cooling: flaw === 'hasty' ? 400 : 500 },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0 },
    initial: 'cold',
    states: {
      cold: {
        on: {
          fill: {
            guard: { type: 'isSomething', params: ({ event }) => event },
            target: flaw === 'astray' ? 'hot' : 'heating',
            actions: flaw === 'forgetful' ? [] : pours,
          },
          ...(flaw === 'fussy' ? { stop: { target: 'cold' } } : {}),
        },
      },
      heating: {
        tags: flaw === 'unmarked' ? [] : ['busy'],
        invoke:
          flaw === 'unlit'
            ? []
            : {
                id: 'heat',
                src: 'heat',
                input: {},
                onDone: { target: 'hot', actions: flaw === 'silent' ? [] : 'whistle' },
                onError: 'cold',
              },
        on: {
          fill: { target: 'heating', reenter: flaw !== 'lazy' },
          ...(flaw === 'deaf' ? {} : { stop: { target: 'cold', actions: flaw === 'broken' ? 'leak' : [] } }),
        },
      },
      hot: { after: { cooling: 'cold' } },
    },
  })
}

function modelOf(flaw?: Flaw) {
  return defineModel({
    machine: kettle(flaw),
    purpose: 'Boils water.',
    input: undefined,
    events: [
      { type: 'fill', cups: 2 },
      { type: 'fill', cups: 0 },
      { type: 'stop' },
      { type: 'xstate.done.actor.heat', output: undefined },
      { type: 'xstate.error.actor.heat', error: new Error('no current') },
      { type: 'xstate.after.cooling.kettle.hot' },
    ],
    abstract: ({ cups }) => cups,
    answers: {
      cold: {
        fill: {
          when: (_, { cups }) => cups > 0,
          to: 'heating',
          after: (_, context, { cups }) => context.cups === cups,
        },
      },
      heating: {
        fill: 'heating',
        stop: 'cold',
        'xstate.done.actor.heat': { to: 'hot', does: [says('success', 'messageSent')] },
        'xstate.error.actor.heat': 'cold',
      },
      hot: { 'xstate.after.cooling.kettle.hot': 'cold' },
    },
    tags: { heating: ['busy'] },
    waits: { cooling: 500 },
    invariants: { 'cups are counted': ({ context }) => context.cups >= 0 },
  })
}

it('has nothing to say of a machine that does what its model says', () => {
  const model = modelOf()
  const { complaints, unneeded } = explore(model)
  expect([...complaints, ...unneeded]).toEqual([])
  expect(complaintsOnWalk(model, undefined, [...model.events, ...model.events])).toEqual([])
})

it.each<[Flaw, string]>([
  ['deaf', 'fill {"cups":2} → stop: is not answered at all'],
  ['careless', 'fill {"cups":0}: is not expected, but leads from cold to heating'],
  ['silent', 'fill {"cups":2} → xstate.done.actor.heat {}: should do notices notice.say'],
  ['forgetful', 'fill {"cups":2}: what should hold afterwards does not (cold / fill / 1)'],
  ['unlit', 'fill {"cups":2}: leads to heating, where xstate.done.actor.heat cannot come'],
  ['hasty', 'fill {"cups":2} → xstate.done.actor.heat {}: waits 400 ms for cooling, not 500'],
  ['unmarked', 'fill {"cups":2}: bears the tags [], not [busy]'],
  ['lazy', 'fill {"cups":2} → fill {"cups":2}: stays in heating, instead of entering it again'],
  ['astray', 'fill {"cups":2}: leads to hot, not to heating'],
  ['fussy', 'stop: is not expected, but takes kettle.cold|stop|0'],
  ['broken', 'fill {"cups":2} → stop: the machine stopped on an error: Error: leaking'],
])('finds a machine %s', (flaw, complaint) => {
  const { complaints } = explore(modelOf(flaw))
  expect(complaints.some((line) => line.startsWith(complaint))).toBe(true)
})

it('finds a machine that goes on waiting for who has answered', () => {
  const path = ['states', 'asking', 'invoke', 'onDone', '0', 'reenter']
  expect(complaintsWithout(lookModel, { kind: 'reenter', path }, [])).toContain(
    'look.changed → xstate.done.actor.ask {"output":"an answer"}: goes on waiting for ask, which has answered',
  )
})

it('names what a model says of situations that never come', () => {
  const model = modelOf()
  const answers = { ...model.answers, boiling: { stop: 'cold' } }
  expect(explore({ ...model, answers }).unneeded).toEqual(['boiling / stop / 1'])
})
