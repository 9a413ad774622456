import { expect, test } from 'vitest'
import { figuresOf, tableOf } from '../../tools/stages/playwright-run.ts'

const figure = (row: string, shown = '0 lost') => ({
  type: 'figure',
  description: JSON.stringify({ row, done: 'much', shown }),
})
const spec = (...annotations: { type: string; description?: string }[]) => ({
  tests: [{ results: [{ annotations, duration: 61_400 }] }],
})

test('the figures of all files are merged and sorted by row', () => {
  const report = {
    suites: [
      { specs: [spec(figure('Soak'))], suites: [{ specs: [spec(figure('Kills'), { type: 'slow' })] }] },
      { suites: [{ specs: [spec(figure('Races')), spec()] }] },
    ],
  }
  expect(figuresOf(report).map(({ row }) => row)).toEqual(['Kills', 'Races', 'Soak'])
  expect(figuresOf(report).map(({ seconds }) => seconds)).toEqual([61, 61, 61])
})

test('a retried test is counted once', () => {
  const results = [{ annotations: [figure('Races', '1 lost')] }, { annotations: [figure('Races', '0 lost')] }]
  expect(figuresOf({ suites: [{ specs: [{ tests: [{ results }] }] }] })).toMatchObject([{ shown: '0 lost' }])
})

test('an incomplete figure is refused', () => {
  const annotations = [{ type: 'figure', description: '{"row":"Soak"}' }]
  expect(() => figuresOf({ suites: [{ specs: [spec(...annotations)] }] })).toThrow('A figure needs a row')
})

test('the table is Markdown', () => {
  expect(
    tableOf([{ row: 'Soak', done: '3,000 navigations', shown: '1.08', seconds: 61 }]).split('\n'),
  ).toEqual([
    '| Row  | What was done     | Figure | Seconds |',
    '| ---- | ----------------- | ------ | ------- |',
    '| Soak | 3,000 navigations | 1.08   | 61      |',
  ])
})
