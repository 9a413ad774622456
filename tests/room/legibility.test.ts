import { type Chart, chartOf, childrenOf, focusOf, isSeen, layoutFor, opened } from '@statecart/chart'
import { expect, test } from 'vitest'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { cachedLayouts } from '../../tools/charts/layouts.ts'

/** The size of the chart in a window with the default panels, and the required share of machines whose states are all legible. */
const frames = [
  { window: '1366 × 900', frame: { width: 1020, height: 670 }, share: 0.9 },
  { window: '1920 × 1080', frame: { width: 1580, height: 850 }, share: 1 },
]
const nameSize = 15
const least = 11

const restingIn = (chart: Chart) =>
  chart.states.filter(
    ({ id, kind }) => childrenOf(id, chart).length === 0 && kind !== 'shallow' && kind !== 'deep',
  )

test.each(frames)(
  'at $window, each state is legible when its chart opens, including its transitions',
  async ({ frame, share }) => {
    const verdicts = await Promise.all(
      namedModels.map(async ({ name, model }) => {
        const chart = chartOf(model.machine)
        const layout = layoutFor(chart, await cachedLayouts(chart), frame)
        const hidden = restingIn(chart).filter(({ id }) => {
          if (!layout) return true
          const view = opened(frame, layout, focusOf(chart, layout, [id]))
          const out = chart.transitions.filter(({ source }) => source === id)
          const boxes = [layout.states[id], ...out.map((transition) => layout.labels[transition.id])]
          expect(view.scale * nameSize).toBeGreaterThanOrEqual(least)
          return !boxes.every((box) => box === undefined || isSeen(box, view, frame))
        })
        return { name, hidden: hidden.map(({ path }) => path) }
      }),
    )
    const failing = verdicts.filter(({ hidden }) => hidden.length > 0)
    expect(failing.slice(Math.floor((1 - share) * verdicts.length))).toEqual([])
  },
)
