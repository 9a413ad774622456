import { nodesOf } from '@statecart/chart'
import { inputsOf, type Model, startRun } from '@statecart/prove'
import { expect, test } from 'vitest'
import type { AnyActorRef } from 'xstate'
import { openHost } from '../../packages/room/src/host/host.ts'
import { namedModels } from '../../src/app/machine-room/models.ts'

test.each(namedModels)('Go to reaches every state of $name', async ({ name, model }) => {
  const states = nodesOf(model.machine.root).map(({ id }) => id)
  const reached = new Set<string>()
  for (const input of inputsOf(model)) {
    for (const state of states.filter((one) => !reached.has(one))) {
      const { actor, stop } = startRun(model, input)
      const host = hostOf(actor, name, model)
      const trip = await host.ask('drive.goTo', actor.sessionId, state)
      if (trip?.end === 'arrived' || trip?.end === 'passed') reached.add(state)
      expect(trip?.end, state).not.toBe('diverged')
      host.close()
      stop()
    }
  }
  expect(states.filter((state) => !reached.has(state))).toEqual([])
})

function hostOf(root: AnyActorRef, name: string, model: Model) {
  return openHost(
    { root, world: {}, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [{ name, title: name, machine: model.machine, purpose: '', layouts: [], model }],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
}
