import { expect, test, vi } from 'vitest'
import { createMachine } from 'xstate'
import type { Box, ChartLayout } from '../src/layout.ts'
import { svgText } from '../src/node/svg-text.tsx'
import { chartOf } from '../src/xstate5.ts'

// As in the published file, which bundles Preact.
vi.mock('react', () => import('preact/compat'))
vi.mock('react/jsx-runtime', () => import('preact/jsx-runtime'))
vi.mock('react/jsx-dev-runtime', () => import('preact/jsx-runtime'))
vi.mock('react-dom/server', () => import('preact-render-to-string'))

test('writes all states and transitions of a large chart into the file at once', () => {
  const count = 60
  const states = Object.fromEntries(
    Array.from({ length: count }, (_, index) => [`s${index}`, { on: { next: `s${(index + 1) % count}` } }]),
  )
  const chart = chartOf(createMachine({ id: 'ring', initial: 's0', states }))
  const text = svgText(chart, {
    ...layoutWithoutLines,
    states: boxesFor(chart.states),
    labels: boxesFor(chart.transitions),
  })
  expect(text.match(/data-state=/g)).toHaveLength(count + 1)
  expect(text.match(/data-transition=/g)).toHaveLength(count)
})

const layoutWithoutLines: Omit<ChartLayout, 'states' | 'labels'> = {
  width: 100,
  height: 100,
  wrap: 20,
  dots: {},
  lines: [],
}

function boxesFor(parts: readonly { readonly id: string }[]): Record<string, Box> {
  return Object.fromEntries(parts.map(({ id }) => [id, [0, 0, 90, 30]]))
}
