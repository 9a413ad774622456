import { chartOf, detailedChartOf } from '@statecart/chart'
import { expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { createAbout } from '../src/about/about-source.ts'
import { describeMachine } from '../src/about/describe.ts'
import { createLayouts } from '../src/layouts/layouts.ts'
import type { Answer, Params, RoomLink, ServiceName } from '../src/protocol.ts'
import { type Registry, type RoomMachine, unknownApplication } from '../src/registry.ts'
import { foreignMachine } from './foreign.ts'
import { lampMachine } from './lamp.ts'

const known = (name: string, machine: RoomMachine['machine']): RoomMachine => ({
  name,
  title: name,
  machine,
  purpose: 'Shines.',
  purposeIn: (language) => (language === 'fr' ? 'Éclaire.' : undefined),
  layouts: [],
  model: undefined,
})

/** A tab that knows these machines and records the requests that it receives. */
function tab(machines: RoomMachine[]) {
  let changed: () => void = () => undefined
  const answers: Partial<Record<ServiceName, (...given: never[]) => unknown>> = {
    'about.revision': () => machines.length,
    'about.machines': (language: 'en', known: Record<string, number>) =>
      machines.filter(({ name }) => !(name in known)).map((one) => describeMachine(one, language)),
    'about.application': () => ({ ...unknownApplication, groups: [], build: { version: '7', id: 'x' } }),
  }
  const asked: string[] = []
  const link: RoomLink = {
    ask<Name extends ServiceName>(name: Name, ...given: Params<Name>) {
      asked.push(name)
      // Messages to another window are copied.
      return Promise.resolve(structuredClone(answers[name]?.(...(given as never[]))) as Answer<Name>)
    },
    onChange(listener) {
      changed = listener
      return () => undefined
    },
    close: () => undefined,
  }
  return { link, asked, change: () => changed() }
}

test('shows the machines of a tab that are unknown to the page, including later ones, and requests each only once', async () => {
  const machines = [known('lamp', lampMachine)]
  const { link, asked, change } = tab(machines)
  const source = createAbout(undefined, 'fr').of(link)
  source.subscribe(() => undefined)
  await expect.poll(() => source.get().machines).toHaveLength(1)
  const [lamp] = source.get().machines
  expect(lamp).toMatchObject({ name: 'lamp', purpose: 'Éclaire.', language: 'fr', hasModel: false })
  expect(lamp?.chart).toEqual(chartOf(lampMachine))
  expect(source.get().application.build).toEqual({ version: '7', id: 'x' })

  change()
  machines.push(known('player', foreignMachine))
  change()
  await expect.poll(() => source.get().machines.map(({ name }) => name)).toEqual(['lamp', 'player'])
  expect(source.get().machines[0]).toBe(lamp)
  expect(asked.filter((name) => name === 'about.machines')).toHaveLength(2)
})

test('does not request machines that the page knows', async () => {
  const registry: Registry = { ...unknownApplication, machines: [known('lamp', lampMachine)] }
  const { link, asked } = tab([known('lamp', lampMachine), known('player', foreignMachine)])
  const abouts = createAbout(registry, 'en')
  expect(
    abouts
      .of(undefined)
      .get()
      .machines.map(({ name }) => name),
  ).toEqual(['lamp'])
  const source = abouts.of(link)
  const [own] = source.get().machines
  source.subscribe(() => undefined)
  await expect.poll(() => source.get().machines).toHaveLength(2)
  expect(source.get().machines[0]).toBe(own)
  expect(asked).not.toContain('about.application')
})

test('computes the layout of a chart once for all listeners, and returns none if that fails', async () => {
  const layout = { width: 1, height: 1, wrap: 1, states: {}, labels: {}, dots: {}, lines: [] }
  const layOut = vi.fn(async () => [layout])
  const chart = chartOf(lampMachine)
  const layouts = createLayouts(layOut)
  const [one, other] = [vi.fn(), vi.fn()]
  layouts.want(chart, one)
  layouts.want(chart, other)
  expect(layouts.of(chart)).toBeUndefined()
  await expect.poll(() => other).toHaveBeenCalledOnce()
  expect(one).toHaveBeenCalledOnce()
  expect(layouts.of(chart)).toEqual([layout])
  layouts.want(chart, one)
  expect(layOut).toHaveBeenCalledOnce()

  const failing = createLayouts(() => Promise.reject(new Error('no worker')))
  const told = vi.fn()
  failing.want(chart, told)
  await expect.poll(() => told).toHaveBeenCalledOnce()
  expect(failing.of(chart)).toEqual([])
})

test('leaves the parameters of actions out of the description of a machine', () => {
  const lamp = createMachine({
    id: 'lamp',
    entry: { type: 'shine', params: { key: 'a secret' } },
  })
  expect(JSON.stringify(detailedChartOf(lamp))).toContain('a secret')
  expect(JSON.stringify(describeMachine(known('lamp', lamp), 'en').chart)).not.toContain('a secret')
})
