import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import { expectNone, expectNoticed } from '../src/adapters/expectations.ts'
import { testDriver, testModel } from '../src/adapters/vitest.ts'
import { explore } from '../src/explore.ts'
import { type CoveragePart, type Driver, defineDriver, defineModel } from '../src/index.ts'

const model = defineModel({
  machine: createMachine({
    id: 'lamp',
    initial: 'off',
    states: { off: { on: { press: 'on', fail: 'off' } }, on: { on: { press: 'off' } } },
  }),
  purpose: 'A lamp.',
  input: undefined,
  events: [{ type: 'press' }],
  abstract: () => undefined,
  answers: { off: { press: 'on' }, on: { press: 'off' } },
  invariants: {},
})

type Scene = string[]

/** Writes to the scene what it does. */
function driverOf(only?: Driver['only']) {
  const looks = async () => undefined
  return defineDriver<Scene>({
    model,
    ...(only ? { only } : {}),
    begin: async (scene) => void scene.push(only ?? 'both'),
    moves: [{ events: [{ type: 'press' }], how: async (scene) => void scene.push('press') }],
    shows: { '*': looks },
    exceptions: {
      rendered: { 'lamp.off|fail|0': 'jsdom cannot fail' },
      browser: { 'lamp.off|fail|0': 'a browser cannot fail' },
    },
  })
}

const drivers = [driverOf(), driverOf('rendered'), driverOf('browser')]
const presses = ['press', 'press']
const partWith = (reason: string): CoveragePart => ({
  taken: { 'lamp.off|press|0': 2, 'lamp.on|press|0': 2 },
  excepted: { 'lamp.off|fail|0': reason },
})

// The last test checks what the tests before it have done.
describe('Vitest', { shuffle: false }, () => {
  const rendered: Scene = []
  const renderedCoverage: [string, CoveragePart][] = []
  testDriver(drivers, {
    name: 'rendered lamp',
    open: () => ({ scene: rendered, taken: ['lamp.off|press|0', 'lamp.on|press|0'] }),
    onCoverage: (name, part) => renderedCoverage.push([name, part]),
  })

  test('performs only the drivers that work in a rendered component', () => {
    expect(rendered).toEqual(['both', ...presses, 'rendered', ...presses])
    expect(renderedCoverage).toEqual([['rendered lamp', partWith('jsdom cannot fail')]])
  })
})

// The first scene fails. Vitest repeats the tests, which must open other scenes.
describe('a repeated test', { retry: 1 }, () => {
  let opened = 0
  testDriver(driverOf(), {
    name: 'repeated lamp',
    open() {
      opened += 1
      if (opened === 1) throw new Error('busy')
      return { scene: [], taken: ['lamp.off|press|0', 'lamp.on|press|0'] }
    },
  })
})

testDriver(driverOf(), {
  name: 'a lamp that is not watched',
  eventually(look) {
    expect(look).toThrow('no actor of the machine was seen')
    return Promise.resolve()
  },
  open: () => ({ scene: [], taken: ['lamp.off|press|0', 'lamp.on|press|0'], snapshot: () => undefined }),
})

const whole = {
  ...model,
  events: [...model.events, { type: 'fail' }],
  answers: { ...model.answers, off: { press: 'on', fail: 'off' } },
}

describe('the timeout of Vitest', () => {
  testModel(whole, { name: 'patient', mutants: false })
  testModel(whole, { name: 'impatient', timeout: 20_000, walks: false, mutants: false })
  testDriver(driverOf(), {
    name: 'driven',
    timeout: 30_000,
    open: () => ({ scene: [], taken: ['lamp.off|press|0', 'lamp.on|press|0'] }),
  })

  test('is long for each test of a model, and can be changed', ({ task: { suite } }) => {
    const timeoutsIn = (name: string) =>
      suite?.tasks.flatMap((group) =>
        group.type === 'suite' && group.name === name
          ? group.tasks.map((one) => one.type === 'test' && one.timeout)
          : [],
      )
    expect(timeoutsIn('patient')).toEqual([300_000, 300_000, 300_000])
    expect(timeoutsIn('impatient')).toEqual([20_000, 20_000])
    expect(timeoutsIn('driven')).toEqual([30_000, 30_000])
  })
})

describe('the tests of a model that is not finished', () => {
  const events = Array.from({ length: 30 }, (_, at) => ({ type: `press${at}` }))
  const machine = createMachine({
    id: 'keys',
    on: Object.fromEntries(events.map(({ type }) => [type, { actions: 'beep' }])),
  })
  const unfinished = defineModel({ machine, events, abstract: () => undefined, answers: {} })

  test('name the gap for which mutants cannot be judged, also if the machine does what its model says', () => {
    const answers = { '*': Object.fromEntries(events.map(({ type }) => [type, { does: ['beep'] }])) }
    const silent = defineModel({ ...unfinished, answers, events: events.slice(1) })
    expect(explore(silent).problems).toEqual([])
    expect(() => expectNoticed(silent, {}, 95)).toThrow('* / press0, an event that `events` does not list')
  })

  test('list the first problems only, and do not judge mutants, which would all be noticed', () => {
    expect(() => expectNone(explore(unfinished).problems)).toThrow(
      /press0: is not expected in keys, but .*\n(.*\n){19} {2}and \d+ more$/,
    )
    expect(() => expectNoticed(unfinished, {}, 95)).toThrow(
      'The mutants cannot be judged before this problem is solved: press0: is not expected in keys, but',
    )
  })
})

/** Stands for `test` of Playwright, which needs a browser. */
function fakePlaywright() {
  const bodies: ((fixtures: object) => unknown)[] = []
  const groups: string[] = []
  const fake = Object.assign(
    (_: string, body: (fixtures: object) => unknown) => {
      bodies.push(body)
    },
    {
      describe(name: string, define: () => void) {
        groups.push(name)
        define()
      },
    },
  )
  return { fake, bodies, groups }
}

test('Playwright performs only the drivers that work in a browser, and reports the coverage', async () => {
  const { fake, bodies, groups } = fakePlaywright()
  vi.resetModules()
  vi.doMock('@playwright/test', () => ({ test: fake, expect }))
  onTestFinished(() => {
    vi.doUnmock('@playwright/test')
    vi.resetModules()
  })
  const playwright = await import('../src/adapters/playwright.ts')
  const scene: Scene = []
  const coverage: [string, CoveragePart][] = []
  playwright.testDriver(drivers, () => scene, { onCoverage: (name, part) => coverage.push([name, part]) })
  playwright.testDriver(driverOf('rendered'), () => scene, { name: 'no lamp' })
  for (const body of bodies) await body({})
  expect(scene).toEqual(['both', ...presses, 'browser', ...presses])
  expect(coverage).toEqual([['lamp', partWith('a browser cannot fail')]])
  expect(groups).toEqual(['lamp'])
})
