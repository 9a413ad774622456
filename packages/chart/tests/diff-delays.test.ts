import { expect, test } from 'vitest'
import { raise, setup } from 'xstate'
import { diffCharts } from '../src/diff/chart-diff.ts'
import { diffText } from '../src/diff/diff-report.ts'
import { detailedChartOf } from '../src/xstate5-details.ts'

const appleWith = (ripe: () => number, rest: number) =>
  setup({ delays: { ripe, rest } }).createMachine({
    id: 'apple',
    entry: raise({ type: 'fall' }, { delay: 'rest' }),
    after: { ripe: {} },
  })
const apple = appleWith(() => 6, 5)

test.each([
  [apple, 'apple: no difference'],
  [appleWith(() => 9, 5), 'transition (root) on after ripe\n      delay: ripe: 6 → ripe: 9'],
  [appleWith(() => 6, 8), 'delay: rest (5 ms)) → raise({ type: "fall" }, delay: rest (8 ms))'],
])('compares named delays by their functions and times (%#)', (other, text) => {
  expect(diffText('apple', diffCharts(detailedChartOf(apple), detailedChartOf(other)))).toContain(text)
})
