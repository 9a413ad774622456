import { expect, test } from 'vitest'
import { assign, createActor, fromPromise, setup } from 'xstate'
import { openHost } from '../src/host/host.ts'
import type { Services } from '../src/protocol.ts'

/** The maximum size of an answer as JSON, on which its cost depends. */
const maxCharacters = 50_000
const runs = 3_000

/** Starts actors one after another, each of which ends immediately. */
const runnerMachine = setup({
  types: { context: {} as { runs: number } },
  actors: { run: fromPromise(() => Promise.resolve()) },
  actions: { count: assign({ runs: ({ context }) => context.runs + 1 }) },
  guards: { isEnough: ({ context }) => context.runs >= runs },
}).createMachine({
  id: 'runner',
  context: { runs: 0 },
  initial: 'running',
  states: {
    running: { invoke: { src: 'run', onDone: { target: 'counted', actions: 'count' } } },
    counted: { always: [{ guard: 'isEnough', target: 'resting' }, 'running'] },
    resting: {},
  },
})

test('keeps answers small after 3,000 actors have ended, and still shows the state of an ended actor', async () => {
  const root = createActor(runnerMachine)
  const runner = {
    name: 'runner',
    title: 'runner',
    machine: runnerMachine,
    purpose: '',
    layouts: [],
    model: undefined,
  }
  const host = openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [runner],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '', id: '' },
    },
  )
  root.start()
  await new Promise<void>((resolve) => {
    root.subscribe((snapshot) => {
      if (snapshot.matches('resting')) resolve()
    })
  })
  const { sessionId } = root
  const requests: Partial<Record<keyof Services, readonly unknown[]>> = {
    'actors.list': [],
    'see.actor': [sessionId],
    'see.why': [sessionId, undefined],
    'see.trouble': [],
    'time.moment': [sessionId, undefined],
    'time.span': [],
  }
  for (const [name, given] of Object.entries(requests)) {
    const answer = await host.ask(name as 'see.actor', ...(given as [string]))
    expect({ name, size: JSON.stringify(answer ?? null).length }).toEqual({
      name,
      size: expect.toSatisfy((size: number) => size < maxCharacters),
    })
  }
  const actors = await host.ask('actors.list')
  expect(actors.length).toBeLessThan(300)
  host.close()
  root.stop()
  expect(await host.ask('see.actor', sessionId)).toMatchObject({ context: { runs } })
})
