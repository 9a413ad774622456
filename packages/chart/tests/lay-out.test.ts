import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import type { Chart } from '../src/chart.ts'
import { layoutsWith } from '../src/elk/lay-out.ts'
import { linesOf } from '../src/layout.ts'
import { labelSize, sizes, stateSize } from '../src/measures.ts'
import { layoutsOf } from '../src/node/elk-threads.ts'
import { chartOf } from '../src/xstate5.ts'

const row = (count: number, on: Record<string, string> = {}) => {
  const names = Array.from({ length: count }, (_, at) => `s${at}`)
  const states = Object.fromEntries(names.map((name) => [name, { on }]))
  return chartOf(createMachine({ id: 'row', initial: 's0', states }))
}

/** Returns the number of graphs that are laid out for one chart. */
async function askedFor(chart: Chart): Promise<number> {
  let asked = 0
  await layoutsWith((graph) => {
    asked += 1
    return Promise.resolve({ ...graph, width: 100, height: 100 })
  }, chart)
  return asked
}

test('lays out a small chart with all options, and a large chart once', async () => {
  expect(await askedFor(row(10))).toBe(8)
  expect(await askedFor(row(200))).toBe(1)
})

test('lays out a chart with many long lines once in each direction: with all options, 60 such states take ten minutes', async () => {
  expect(await askedFor(row(20, { reset: 's0' }))).toBe(8)
  expect(await askedFor(row(30, { reset: 's0' }))).toBe(2)
})

test('places the initial state first in a chart with many long lines', async () => {
  const names = Array.from({ length: 30 }, (_, at) => `s${at}`)
  const states = Object.fromEntries(
    names.map((name, at) => [name, { on: { next: `s${(at + 1) % 30}`, reset: 's0' } }]),
  )
  const chart = chartOf(createMachine({ id: 'ring', initial: 's0', states }))
  for (const layout of await layoutsOf(chart)) {
    const distances = names.map((name) => Math.hypot(...(layout.states[`ring.${name}`] ?? []).slice(0, 2)))
    expect(distances.indexOf(Math.min(...distances))).toBe(0)
  }
})

test('makes each state wide enough for the columns of its lines, in every direction', async () => {
  const on = Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`note${at}`, { actions: 'write it down' }]),
  )
  const steps = { initial: 'off', on, states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } } }
  const regions = { type: 'parallel', on, states: { left: steps, right: steps } } as const
  for (const config of [
    steps,
    { initial: 'off', states: { off: {}, on: { ...steps, onDone: 'off' } } },
    regions,
    { initial: 'off', states: { off: {}, on: { ...regions, onDone: 'off' } } },
  ]) {
    const chart = chartOf(createMachine({ id: 'lamp', ...config }))
    for (const { states } of await layoutsOf(chart))
      for (const state of chart.states) {
        const [, , width = 0, height = 0] = states[state.id] ?? []
        const size = stateSize(state, chart)
        expect({ id: state.id, fits: width >= size.width && height >= size.height }).toEqual({
          id: state.id,
          fits: true,
        })
      }
  }
})

test('lays out a folded large chart once in each direction, without the states inside folded states', async () => {
  const inner = Object.fromEntries(Array.from({ length: 120 }, (_, at) => [`s${at}`, {}]))
  const chart = chartOf(
    createMachine({ id: 'box', initial: 'on', states: { on: { initial: 's0', states: inner }, off: {} } }),
  )
  const layouts = await layoutsOf(chart, ['box.on'])
  expect(layouts.length).toBeLessThanOrEqual(2)
  for (const { states } of layouts) expect(Object.keys(states).sort()).toEqual(['box', 'box.off', 'box.on'])
})

test('draws the default targets of history states in regions, outside the parent and inside another state', async () => {
  const region = (...names: string[]) => ({
    initial: names[0],
    states: Object.fromEntries(names.map((name) => [name, {}])),
  })
  /** XState's types do not allow a list of targets here. */
  const config: object = {
    id: 'player',
    initial: 'slow',
    states: {
      slow: {},
      deep: {
        initial: 'outer',
        states: { outer: {}, inner: {}, before: { type: 'history', target: '#player.slow' } },
      },
      both: { type: 'parallel', states: { left: region('zero', 'one'), right: region('zero', 'two') } },
      last: { type: 'history', target: ['both.left.one', 'both.right.two'] },
      other: { type: 'history', target: 'deep.inner' },
    },
  }
  const chart = chartOf(createMachine(config))
  const histories = chart.states.filter(({ kind }) => kind === 'shallow')
  for (const { lines } of await layoutsOf(chart))
    for (const { id, initial } of histories)
      expect(lines.filter(({ of }) => of.includes(`begin ${id}`))).toHaveLength(initial.length)
})

test('draws the lines across the border of a state in a region of a parallel state that no line leaves', async () => {
  const on = { initial: 'a', states: { a: { on: { fail: '#player.sound.off' } }, last: { type: 'history' } } }
  const config: object = {
    id: 'player',
    type: 'parallel',
    states: { sound: { initial: 'off', states: { off: { on: { resume: 'on.last' } }, on } }, light: {} },
  }
  for (const { lines } of await layoutsOf(chartOf(createMachine(config))))
    for (const { of, points } of lines) expect(points.length, of.join()).toBeGreaterThan(1)
})

test('makes states and labels wide enough for Chinese, Japanese and Korean characters', () => {
  const name = '漢字の状態名はとても長いです'
  const chart = chartOf(
    createMachine({
      id: 'm',
      initial: name,
      states: { [name]: { on: { イベント: { target: 'b' } } }, b: {} },
    }),
  )
  const [, state] = chart.states
  expect(state && stateSize(state, chart).width).toBeGreaterThan(name.length * sizes.title.font + 24)
  expect(labelSize(chart.transitions, 34).width).toBeGreaterThan(4 * sizes.label.font + 18)
})

test('draws transitions from states on each level to the root', async () => {
  const b = { on: { fromB: '#up' } }
  const a = { initial: 'b', on: { fromA: '#up' }, states: { b } }
  const chart = chartOf(createMachine({ id: 'up', initial: 'a', on: { fromRoot: '#up' }, states: { a } }))
  for (const layout of await layoutsOf(chart)) {
    expect(Object.keys(layout.labels).sort()).toEqual(['up.a.b|fromB|0', 'up.a|fromA|0', 'up|fromRoot|0'])
    for (const id of ['up.a|fromA|0', 'up.a.b|fromB|0'])
      expect(linesOf(id, layout).map(({ arrives }) => arrives)).toEqual([false, true])
  }
})
