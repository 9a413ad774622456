import { allTransitionIds } from '@statecart/chart'
import { expect, test } from 'vitest'
import { createActor, SimulatedClock } from 'xstate'
import { describeMachine } from '../src/about/describe.ts'
import { openHost } from '../src/host/host.ts'
import { nextUntested } from '../src/prove/proof.ts'
import { lampMachine } from './lamp.ts'

const lamp = {
  name: 'lamp',
  title: 'lamp',
  machine: lampMachine,
  purpose: 'Shines.',
  layouts: [],
  model: undefined,
}

test('counts each transition of this session once', async () => {
  const root = createActor(lampMachine, { clock: new SimulatedClock() }).start()
  const host = openHost(
    { root, world: {}, clock: { now: () => 7 }, later: () => () => undefined },
    {
      machines: [lamp],
      faults: [],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  const taken = async () => (await host.ask('prove.taken')).lamp
  expect(await taken()).toBeUndefined()
  root.send({ type: 'press' })
  root.send({ type: 'press' })
  expect(await taken()).toEqual({ 'lamp.off|press|0': 1, 'lamp.on|press|0': 1 })
  root.send({ type: 'press' })
  expect(await taken()).toEqual({ 'lamp.off|press|0': 2, 'lamp.on|press|0': 1 })
})

test('cycles through all untested transitions of all machines', () => {
  const machines = ['lamp', 'other'].map((name) => describeMachine({ ...lamp, name, title: name }, 'en'))
  const none = () => ({})
  const first = nextUntested(machines, none, { machine: 'lamp' })
  expect(first).toEqual({ machine: 'lamp', transition: allTransitionIds(lampMachine)[0] })
  const seen: string[] = []
  let at = { machine: 'lamp', state: 'lamp.off' }
  for (let steps = 0; steps < 20; steps += 1) {
    const next = nextUntested(machines, none, at)
    if (!next) break
    seen.push(next.machine)
    at = { machine: next.machine, state: next.transition.split('|')[0] ?? '' }
  }
  expect(new Set(seen)).toEqual(new Set(['lamp', 'other']))
  const whole = Object.fromEntries(allTransitionIds(lampMachine).map((id) => [id, 1]))
  expect(nextUntested(machines, () => whole, { machine: 'lamp' })).toBeUndefined()
  expect(nextUntested(machines, () => undefined, { machine: 'lamp' })).toBeUndefined()
})
