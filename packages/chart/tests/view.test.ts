import { expect, it } from 'vitest'
import { fitted } from '../src/view.ts'

const frame = { width: 640, height: 480 }

it.each([
  ['slightly enlarged if there is space', { width: 300, height: 200 }, 1.15],
  ['as wide as the frame without its margins', { width: 4_000, height: 900 }, 0.15],
  ['as high as the frame without its margins', { width: 1_000, height: 2_080 }, 0.2],
])('shows a chart %s, centered in the area below the tools', (_, drawing, scale) => {
  const view = fitted(frame, drawing)
  expect(view.scale).toBeCloseTo(scale)
  expect(view.x).toBeCloseTo((640 - drawing.width * scale) / 2)
  expect(view.y).toBeCloseTo(44 + (480 - 64 - drawing.height * scale) / 2)
})

it('shows a small chart in a frame that is smaller than its margins', () => {
  expect(fitted({ width: 30, height: 640 }, { width: 10, height: 10 }).scale).toBeCloseTo(0.1)
  expect(fitted({ width: 640, height: 30 }, { width: 10, height: 10 }).scale).toBeCloseTo(0.1)
})
