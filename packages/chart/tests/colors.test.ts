// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { withDefaults } from '../src/drawing/default-variables.ts'
import { svgOf } from '../src/react.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

test('gives each color in the style sheet for pages a light and a dark default, without hiding the variables of the page', () => {
  const text = withDefaults('.sc-chart-box { fill: var(--sc-colors-accent); animation: a var(--sc-delay); }')
  expect(text).toContain('fill: var(--sc-colors-accent, var(--sc-chart-colors-accent));')
  expect(text).toContain('var(--sc-delay)')
  expect(text).toContain('--sc-chart-colors-accent: #b5381a;')
  expect(text).toContain('--sc-chart-colors-accent: light-dark(#b5381a, #ff9472);')
  expect(text).not.toMatch(/--sc-(colors|fonts|easings)-[\w-]+:/)
})

test('gives the picture of a shown chart the background that the browser computes, which the variable may not contain', () => {
  document.body.innerHTML =
    '<svg data-drawing="lamp &lt; 2"><g class="sc-chart"><rect class="sc-chart-box"/></g></svg>'
  const drawing = document.querySelector('.sc-chart')
  Object.assign(drawing ?? {}, { getBBox: () => ({ width: 10, height: 10 }) })
  // jsdom does not compute variables.
  vi.stubGlobal('getComputedStyle', ({ style }: SVGElement) => ({
    getPropertyValue: () => '',
    fill: /var\(--sc-colors-bg-canvas, .*\)/.test(style.getPropertyValue('fill')) ? 'rgb(250, 248, 245)' : '',
  }))
  vi.stubGlobal('CSS', { escape: String })
  expect(svgOf('lamp < 2')).toContain('width="42" height="42" fill="rgb(250, 248, 245)"/>')
  expect(svgOf('lamp < 2')).toContain('<title>lamp &lt; 2</title>')
  expect(drawing?.children).toHaveLength(1)
})
