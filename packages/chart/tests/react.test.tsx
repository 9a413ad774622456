import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { closedAtFirst } from '../src/collapsed.ts'
import { ChartDrawing } from '../src/drawing/chart-drawing.tsx'
import { noMarks } from '../src/drawing/marks.ts'
import { folded } from '../src/fold.ts'
import { layoutsOf } from '../src/node/elk-threads.ts'
import { summarizedAt } from '../src/summary.ts'
import { chartOf } from '../src/xstate5.ts'

const chart = chartOf(
  createMachine({
    id: 'player',
    initial: 'off',
    states: {
      off: { on: { start: 'on' } },
      on: { initial: 'slow', states: { slow: { on: { press: 'fast' } }, fast: {} } },
    },
  }),
)

test('passes folded and summarized states to all functions in the same way, as in the README', async () => {
  const [layout] = await layoutsOf(chart)
  if (!layout) throw new Error('no layout')
  const closed: readonly string[] = ['player.on', ...closedAtFirst(chart)]
  const text = renderToStaticMarkup(
    <ChartDrawing
      chart={chart}
      layout={folded(chart, layout, closed)}
      closed={closed}
      summarized={summarizedAt(chart, layout, 1)}
      marks={{ ...noMarks, active: new Set(['player', 'player.on']) }}
    />,
  )
  expect(text).toContain('data-active="true"')
  expect(text.match(/data-state="[^"]+"/g)).toEqual([
    'data-state="player"',
    'data-state="player.off"',
    'data-state="player.on"',
  ])
})

test('draws no empty attribute for a transition from a state to a state inside it, which SVG files cannot contain', async () => {
  const inner = chartOf(
    createMachine({
      id: 'inner',
      initial: 'a',
      states: { a: { initial: 'x', on: { NEXT: '.y' }, states: { x: { on: { Y: 'y' } }, y: {} } } },
    }),
  )
  const [layout] = await layoutsOf(inner)
  if (!layout) throw new Error('no layout')
  const taken = new Map(inner.transitions.map(({ id }) => [id, 1]))
  const drawn = (given: typeof layout) =>
    renderToStaticMarkup(<ChartDrawing chart={inner} layout={given} marks={{ ...noMarks, taken }} />)
  expect(drawn(layout)).toContain('class="sc-chart-bridge"')
  for (const text of [drawn(layout), drawn({ ...layout, lines: [] })]) {
    expect(text).toContain('data-transition="inner.a|NEXT|0"')
    expect(text).not.toContain('=""')
  }
})

test('gives each drawing of a page its own arrow tips, so that its lines have tips if another drawing is hidden', async () => {
  const [layout] = await layoutsOf(chart)
  if (!layout) throw new Error('no layout')
  const drawing = <ChartDrawing chart={chart} layout={layout} marks={noMarks} />
  const [first, second] = renderToStaticMarkup(
    <>
      {drawing}
      <hr />
      {drawing}
    </>,
  ).split('<hr/>')
  const tipsOf = (text = '') => ({
    drawn: [...text.matchAll(/<marker id="([^"]+)"/g)].map(([, id]) => id),
    used: [...new Set([...text.matchAll(/marker-end="url\(#([^)]+)\)"/g)].map(([, id]) => id))],
  })
  expect(tipsOf(first).used).not.toEqual([])
  expect(tipsOf(first).drawn).toEqual(expect.arrayContaining(tipsOf(first).used))
  expect(tipsOf(second).drawn).toEqual(expect.arrayContaining(tipsOf(second).used))
  expect(tipsOf(second).drawn).not.toEqual(expect.arrayContaining(tipsOf(first).used))
})
