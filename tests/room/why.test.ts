import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openHost } from '../../packages/room/src/host/host.ts'
import { lampMachine } from '../../packages/room/tests/lamp.ts'
import { recordedPurchase, registry } from './purchase.ts'

test('names the event and the guards that led to each state of a purchase, all as the tests expect', async () => {
  const { reasons } = await recordedPurchase()
  const causes = reasons.flatMap(({ cause, refusal }) => [cause, refusal].filter((one) => one !== undefined))
  expect(causes.filter(({ expected }) => expected !== undefined)).toEqual([])
  expect(causes.filter(({ isWronglyRefused }) => isWronglyRefused)).toEqual([])
  const placed = causes.find(({ entered }) => entered.includes('placed'))
  expect(placed?.event).toBe('xstate.done.actor.place')
  expect(placed?.candidates.at(-1)).toMatchObject({ isTaken: true, targets: ['placed'] })
})

const quiet = { world: {}, clock: { now: () => 0 }, later: () => () => undefined }
const lamp = {
  name: 'lamp',
  title: 'lamp',
  machine: lampMachine,
  purpose: 'Shines.',
  layouts: [],
  model: {
    input: undefined,
    events: [{ type: 'press' }],
    abstract: () => undefined,
    expectedInstead: () => ['on'],
  },
}

test('shows the guard that refused an event, with its values and what the tests expect instead', async () => {
  const root = createActor(lampMachine).start()
  const host = openHost({ root, ...quiet }, { ...registry, machines: [lamp] } as never)
  for (let count = 0; count < 5; count += 1) root.send({ type: 'press' })
  const { cause, refusal } = await host.ask('see.why', root.sessionId, undefined)
  expect(cause).toMatchObject({ event: 'press', entered: ['off'] })
  expect(refusal).toMatchObject({ event: 'press', expected: ['on'] })
  expect(refusal?.candidates).toMatchObject([
    {
      guard: 'mayShine',
      holds: false,
      isTaken: false,
      targets: ['on'],
      read: [
        { path: 'lit', value: 2 },
        { path: 'limit', value: 2 },
      ],
    },
  ])
  expect(await host.ask('see.trouble')).toMatchObject({ machine: 'lamp', event: 'press', isFailure: false })
  host.close()
})

test('reports that the tests expect a transition for an event that a guard has refused', async () => {
  const root = createActor(lampMachine).start()
  const model = { ...lamp.model, expectedInstead: () => undefined, isAnswered: () => true }
  const host = openHost({ root, ...quiet }, { ...registry, machines: [{ ...lamp, model }] } as never)
  for (let count = 0; count < 5; count += 1) root.send({ type: 'press' })
  const { cause, refusal } = await host.ask('see.why', root.sessionId, undefined)
  expect([cause?.isWronglyRefused, refusal?.isWronglyRefused]).toEqual([false, true])
  host.close()
})
