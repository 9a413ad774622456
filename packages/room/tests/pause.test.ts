import { expect, test } from 'vitest'
import { assign, createActor, fromCallback, raise, SimulatedClock, sendTo, setup } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { unknownApplication } from '../src/registry.ts'

type Tick = { type: 'tick'; count: number }

/** An order that is paused on hold, with a delayed event, a child that sends events, and events from outside. */
async function pauseOnHold() {
  let tick: (count: number) => void = () => undefined
  const order = setup({
    types: {
      context: {} as { seen: string[] },
      events: {} as Tick | { type: 'stop' | 'pay' | 'resume' | 'call' | 'echo' | 'note' },
    },
    actors: {
      ticker: fromCallback<{ type: 'reset' }>(({ sendBack }) => {
        tick = (count) => sendBack({ type: 'tick', count })
      }),
    },
    actions: {
      note: assign({
        seen: ({ context, event }) => [
          ...context.seen,
          'count' in event ? `tick ${event.count}` : event.type,
        ],
      }),
    },
  }).createMachine({
    id: 'order',
    context: { seen: [] },
    initial: 'cart',
    states: {
      cart: { on: { stop: 'hold' } },
      hold: {
        entry: raise({ type: 'resume' }, { delay: 300 }),
        invoke: { id: 'ticker', src: 'ticker' },
        on: { resume: { target: 'paying', actions: 'note' }, pay: 'paying' },
      },
      paying: {},
    },
    on: {
      tick: { actions: 'note' },
      resume: { actions: 'note' },
      note: { actions: 'note' },
      echo: { actions: 'note' },
      call: { actions: [sendTo(({ self }) => self, { type: 'echo' }), 'note'] },
    },
  })
  const clock = new SimulatedClock()
  const root = createActor(order, { clock }).start()
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined, canRestart: true },
    unknownApplication,
  )
  const path = await host.ask('drive.goTo', root.sessionId, 'order.hold')
  expect(path).toMatchObject({ end: 'arrived', isHeld: true })
  return {
    root,
    host,
    clock,
    tick: (count: number) => tick(count),
    shown: () => [root.getSnapshot().value, ...root.getSnapshot().context.seen],
  }
}

test('delayed events and events of children wait in order until a paused actor is resumed', async () => {
  const { root, host, clock, tick, shown } = await pauseOnHold()
  tick(1)
  clock.increment(300)
  tick(2)
  expect(shown()).toEqual(['hold'])
  await host.ask('drive.release', root.sessionId)
  // The state that invokes the ticker has been exited before its second event.
  expect(shown()).toEqual(['paying', 'tick 1', 'resume'])
})

test('events from outside reach a paused actor, and so do those that it sends to itself at once', async () => {
  const { root, shown } = await pauseOnHold()
  root.send({ type: 'note' })
  root.send({ type: 'call' })
  expect(shown()).toEqual(['hold', 'note', 'call', 'echo'])
})

test('events of a child that a paused actor has stopped are dropped', async () => {
  const { root, host, tick, shown } = await pauseOnHold()
  tick(1)
  root.send({ type: 'pay' })
  await host.ask('drive.release', root.sessionId)
  expect(shown()).toEqual(['paying'])
})

test('a restart drops the delayed events that a paused actor has not received', async () => {
  const { root, host, clock, shown } = await pauseOnHold()
  clock.increment(300)
  await host.ask('drive.restart', root.sessionId)
  await host.ask('drive.release', root.sessionId)
  expect(shown()).toEqual(['cart'])
})
