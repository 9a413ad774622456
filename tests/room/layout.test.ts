import { ancestorsOf, type Box, type Chart, type ChartLayout, chartOf, folded } from '@statecart/chart'
import { describe, expect, test } from 'vitest'
import { foreignMachine } from '../../packages/room/tests/foreign.ts'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { cachedLayouts } from '../../tools/charts/layouts.ts'

const machines = [
  ...namedModels.map(({ name, model }) => ({ name, machine: model.machine })),
  { name: 'foreign', machine: foreignMachine },
]

type Named = readonly [name: string, box: Box]

const overlaps = ([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box) =>
  x < otherX + otherWidth && otherX < x + width && y < otherY + otherHeight && otherY < y + height
const holds = ([x, y, width, height]: Box, [otherX, otherY, otherWidth, otherHeight]: Box) =>
  x <= otherX && y <= otherY && x + width >= otherX + otherWidth && y + height >= otherY + otherHeight

const containersIn = (chart: Chart, shown: ChartLayout['states']) =>
  new Set(chart.states.filter(({ id }) => shown[id]).map(({ parent }) => parent))

/** Boxes that overlap although neither contains the other. */
function collisions(chart: Chart, { states, labels, dots }: ChartLayout): string[] {
  const stateBoxes: Named[] = Object.entries(states)
  const containers = containersIn(chart, states)
  const solid: Named[] = [
    ...stateBoxes.filter(([id]) => !containers.has(id)),
    ...Object.entries(labels),
    ...Object.entries(dots).map(([id, box]): Named => [`the dot of ${id}`, box]),
  ]
  const among = solid.flatMap(([name, box], at) =>
    solid
      .slice(at + 1)
      .flatMap(([other, otherBox]) => (overlaps(box, otherBox) ? [`${name} and ${other}`] : [])),
  )
  const acrossBorders = stateBoxes
    .filter(([id]) => containers.has(id))
    .flatMap(([id, border]) =>
      [...solid, ...stateBoxes.filter(([other]) => other !== id)].flatMap(([name, box]) =>
        overlaps(border, box) && !holds(border, box) && !holds(box, border)
          ? [`${name} across the border of ${id}`]
          : [],
      ),
    )
  return [...among, ...acrossBorders]
}

/** Lines that cross a state that is not their target, or the label of another transition. */
function crossings(chart: Chart, { lines, labels, states }: ChartLayout): string[] {
  const containers = containersIn(chart, states)
  const solid: Named[] = [
    ...Object.entries(states).filter(([id]) => !containers.has(id)),
    ...Object.entries(labels),
  ]
  return lines.flatMap(({ of, points }) =>
    solid.flatMap(([name, [x, y, width, height]]) => {
      const inner: Box = [x + 1, y + 1, width - 2, height - 2]
      const isHit = points.slice(1).some((end, at) => {
        const start = points[at] ?? end
        const run: Box = [
          Math.min(start[0], end[0]),
          Math.min(start[1], end[1]),
          Math.abs(start[0] - end[0]) || 0.5,
          Math.abs(start[1] - end[1]) || 0.5,
        ]
        return overlaps(run, inner)
      })
      return isHit ? [`${of.join()} through ${name}`] : []
    }),
  )
}

/** Sets of states to fold: each compound state, and all of them. */
function foldings({ states }: Chart): Set<string>[] {
  const compound = states.filter(
    ({ id, parent }) => parent !== undefined && states.some((child) => child.parent === id),
  )
  const ids = compound.map(({ id }) => id)
  return [...ids.map((id) => new Set([id])), new Set(ids)]
}

/** Checks what a layout shows of a chart in which these states are folded. */
function expectDrawn(chart: Chart, layout: ChartLayout, closed: ReadonlySet<string>): void {
  const isShown = (id: string) => !ancestorsOf(id, chart).some((outer) => closed.has(outer))
  const states = chart.states.filter(({ id }) => isShown(id))
  expect(Object.keys(layout.states).sort()).toEqual(states.map(({ id }) => id).sort())
  for (const { id, parent } of states) {
    const outer = layout.states[parent ?? id]
    const inner = layout.states[id]
    expect(outer && inner && holds(outer, inner)).toBe(true)
  }
  expect(collisions(chart, layout)).toEqual([])
  expect(crossings(chart, layout)).toEqual([])
}

describe.each(machines)('the chart of $name', ({ machine }) => {
  const chart = chartOf(machine)

  test('has a place for everything in each layout, without overlaps', async () => {
    for (const layout of await cachedLayouts(chart)) {
      const leading = chart.transitions.filter(({ targets }) => targets.length > 0)
      expect(Object.keys(layout.labels).sort()).toEqual(leading.map(({ id }) => id).sort())
      for (const { id, targets } of leading) {
        expect(layout.lines.filter(({ of, arrives }) => of.includes(id) && arrives)).toHaveLength(
          targets.length,
        )
      }
      for (const { id, initial } of chart.states) {
        expect(layout.lines.filter(({ of }) => of.includes(`begin ${id}`))).toHaveLength(initial.length)
      }
      expectDrawn(chart, layout, new Set())
    }
  })

  test('has no overlaps when states are folded, and does not grow', async () => {
    for (const layout of await cachedLayouts(chart)) {
      for (const closed of foldings(chart)) {
        const less = folded(chart, layout, closed)
        expectDrawn(chart, less, closed)
        expect(less.width).toBeLessThanOrEqual(layout.width)
        expect(less.height).toBeLessThanOrEqual(layout.height)
      }
    }
  })
})
