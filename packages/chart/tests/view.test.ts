import { expect, it } from 'vitest'
import { fitted, opened } from '../src/view.ts'

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

it.each([
  ['its left edge, which is near', 150, 400, 20],
  ['its left edge, at a slightly smaller scale', 60, 580, 20],
  ['its right edge, which is near', 3_450, 400, 640 - 20 - 4_000],
  ['the focus in the middle, because both edges are far away', 2_000, 200, 320 - 2_100],
])('opens a large chart with %s', (_, x, width, expected) => {
  const view = opened(frame, { width: 4_000, height: 300 }, [[x, 100, width, 60]])
  expect(view.x).toBeCloseTo(expected)
  expect(view.scale).toBeGreaterThan(0.9)
})
