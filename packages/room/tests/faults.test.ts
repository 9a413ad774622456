import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { openHost } from '../src/host/host.ts'
import { lampMachine } from './lamp.ts'

test('faults of one group exclude each other, and closing the room undoes them', async () => {
  const world = { weather: 'fair' }
  const become = (weather: string) => () => {
    world.weather = weather
    return () => {
      world.weather = 'fair'
    }
  }
  const host = openHost(
    { root: createActor(lampMachine).start(), world, clock: { now: () => 0 }, later: () => () => undefined },
    {
      machines: [],
      faults: [
        { id: 'rain', label: () => '', group: 'weather', inject: become('rain') },
        { id: 'snow', label: () => '', group: 'weather', inject: become('snow') },
      ],
      scenarios: [],
      coverage: { depths: [], taken: {} },
      build: { version: '1', id: 'test' },
    },
  )
  await host.ask('faults.switch', 'rain', true)
  await host.ask('faults.switch', 'snow', true)
  expect(world.weather).toBe('snow')
  expect((await host.ask('faults.list')).map(({ id, isOn }) => [id, isOn])).toEqual([
    ['rain', false],
    ['snow', true],
  ])
  host.close()
  expect(world.weather).toBe('fair')
})
