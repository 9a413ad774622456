import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cacheFolder } from '../../tools/paths.ts'
import { createProgress, type Phase, type Progress, runStages } from '../../tools/stages/run-stages.ts'
import type { Count, Outcome, Stage } from '../../tools/stages/stage.ts'
import { createTally, runTests } from '../../tools/stages/test-run.ts'

function stage(name: string, outcome: Partial<Outcome>): Stage {
  return { name, run: () => ({ passed: 0, failed: 0, output: `${name} said a lot`, ...outcome }) }
}

async function runAndCollect(...phases: Phase[]) {
  const lines: string[] = []
  let ticks = 0
  const progress: Progress = {
    update: () => undefined,
    end: () => undefined,
    print: (text) => lines.push(...text.split('\n')),
  }
  const passed = await runStages(phases, progress, () => 1500 * ticks++)
  return { lines, passed }
}

test('each stage has a line, and the last line has the totals', async () => {
  const { lines, passed } = await runAndCollect([
    [stage('types', { passed: 1 }), stage('tests', { passed: 41 })],
  ])
  expect(lines[1]).toMatch(/^ok +tests +41 passed, 0 failed +\(1\.5 s\)$/)
  expect(lines.at(-1)).toBe('42 passed, 0 failed')
  expect(passed).toBe(true)
})

test('a failed stage shows its output, and the others still run', async () => {
  const { lines, passed } = await runAndCollect(
    [
      [stage('types', { passed: 1 }), stage('tests', { passed: 40, failed: 2 })],
      [stage('build', { failed: 1 })],
    ],
    [[stage('browser', { passed: 7 })]],
  )
  expect(lines).toContain('tests said a lot')
  expect(lines).not.toContain('types said a lot')
  expect(lines).toContainEqual(expect.stringMatching(/^ok +browser +7 passed/))
  expect(lines.at(-1)).toBe('48 passed, 3 failed')
  expect(passed).toBe(false)
})

test('the summary lists every failure with its message, the slowest tests and the time of each stage', async () => {
  const tests = Array.from({ length: 12 }, (_, at) => ({
    name: `test ${at}`,
    ok: true,
    milliseconds: at * 100,
  }))
  const error = '\u001B[31mError: expected 1 to be 2\u001B[39m\n\nExpected: 2'
  const failed = { name: 'cart.test.ts › adds', ok: false, milliseconds: 0, error }
  const failures = ['cart.test.ts › adds', 'cart.test.ts › removes']
  const { lines } = await runAndCollect([
    [stage('tests', { failed: 2, failures, tests: [...tests, failed] })],
    [stage('lint', { failed: 1 })],
  ])
  const at = (title: string) => lines.lastIndexOf(title)
  expect(lines.slice(at('Failed') + 1, at('The slowest tests') - 1)).toEqual([
    '  tests: cart.test.ts › adds',
    '    Error: expected 1 to be 2',
    '    Expected: 2',
    '  tests: cart.test.ts › removes',
    '  lint',
  ])
  const slowest = lines.slice(at('The slowest tests') + 1, at('The stages') - 1)
  expect(slowest).toHaveLength(10)
  expect(slowest[0]).toBe('    1.1 s  tests: test 11')
  expect(lines.slice(at('The stages') + 1, -1).map((line) => line.slice(11))).toEqual([
    'tests',
    'lint',
    'in total',
  ])
})

test('lanes run in parallel, and the next phase waits for all of them', async () => {
  const order: string[] = []
  let release = () => {}
  const slow: Stage = {
    name: 'slow',
    async run() {
      await new Promise<void>((resolve) => {
        release = resolve
      })
      order.push('slow')
      return { passed: 1, failed: 0, output: '' }
    },
  }
  const recording = (name: string): Stage => ({
    name,
    run() {
      order.push(name)
      if (name === 'second') release()
      return { passed: 1, failed: 0, output: '' }
    },
  })
  await runAndCollect([[slow], [recording('first'), recording('second')]], [[recording('after')]])
  expect(order).toEqual(['first', 'second', 'slow', 'after'])
})

test('a stage that cannot run counts as failed', async () => {
  const broken = () => Promise.reject(new Error('no such tool'))
  const { lines, passed } = await runAndCollect([[{ name: 'types', run: broken }]])
  expect(lines[0]).toContain('no such tool')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
  expect(passed).toBe(false)
})

const done = (name: string, ok: boolean) => ({ type: 'done', test: { name, ok, milliseconds: 5 } }) as const

test('a run is counted while its tests end', () => {
  const tally = createTally()
  tally.add({ type: 'planned', tests: 9, isComplete: false })
  tally.add(done('adds', true))
  tally.add(done('removes', false))
  tally.add({ type: 'broken', name: 'odd.test.ts: could not be loaded' })
  expect(tally.count()).toEqual({ done: 2, failed: 2, planned: 9, isComplete: false })
  expect(tally.outcome(1, 'all of it')).toMatchObject({
    passed: 1,
    failed: 2,
    output: 'all of it',
    failures: ['removes', 'odd.test.ts: could not be loaded'],
  })
})

test.each([
  ['fails without a failed test', 1, ['adds']],
  ['runs no test', 0, []],
])('a runner that %s counts as failed', (_, code, names) => {
  const tally = createTally()
  for (const name of names) tally.add(done(name, true))
  expect(tally.outcome(code, '').failures).toEqual([`ended with ${code} after ${names.length} tests`])
})

function testTerminal(isTTY: boolean) {
  const texts: string[] = []
  let time = 0
  const progress = createProgress({ write: (text) => texts.push(text), isTTY, columns: 60 }, () => time)
  const count = (tests: number) => ({ done: tests, failed: 1, planned: 900, isComplete: tests > 500 })
  return { texts, progress, count, pass: (milliseconds: number) => (time += milliseconds) }
}

test('a terminal shows the progress in one line, which is rewritten', () => {
  const { texts, progress, count, pass } = testTerminal(true)
  pass(2_000)
  progress.update('lint')
  pass(1_000)
  progress.update('tests', count(412))
  expect(texts).toEqual(['\r\u001B[2K2.0 s  lint', '\r\u001B[2K3.0 s  lint | tests 412 of 900+, 1 failed'])
  progress.end('lint')
  progress.print('ok lint')
  expect(texts.slice(2)).toEqual(['\r\u001B[2Kok lint\n', '\r\u001B[2K3.0 s  tests 412 of 900+, 1 failed'])
})

test('other outputs get a line at most every thirty seconds', () => {
  const { texts, progress, count, pass } = testTerminal(false)
  for (let second = 1; second <= 65; second += 1) {
    pass(1_000)
    progress.update('tests', count(10 * second))
  }
  expect(texts).toEqual(['30.0 s  tests 300 of 900+, 1 failed\n', '60.0 s  tests 600 of 900, 1 failed\n'])
})

const folder = join(cacheFolder, `reporters-${process.pid}`)
const files = {
  'whole.test.ts': `
    import { describe, expect, test } from 'vitest'
    describe('a cart', () => {
      test('adds', () => {})
      test('removes', () => expect(1).toBe(2))
    })`,
  'broken.test.ts': `import './nowhere.ts'`,
  'whole.spec.ts': `
    import { expect, test } from '@playwright/test'
    test.describe('a cart', () => {
      test('adds', () => {})
      test('removes', () => expect(1).toBe(2))
    })`,
  'vitest.config.ts': `export default { test: { include: ['*.test.ts'] } }`,
  'playwright.config.ts': `export default { testMatch: '*.spec.ts' }`,
}
mkdirSync(folder, { recursive: true })
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

test('Vitest reports each test, and each file that cannot be loaded', async () => {
  const counts: Count[] = []
  const args = ['run', '--root', folder]
  const outcome = await runTests('vitest', args, { NODE_ENV: 'test' }, (count) => counts.push(count))
  expect(outcome, outcome.output).toMatchObject({ passed: 1, failed: 2 })
  expect(outcome.failures?.[0]).toBe('whole.test.ts › a cart › removes')
  expect(outcome.failures?.[1]).toMatch(/^broken\.test\.ts: .*nowhere/)
  expect(outcome.output).toContain('expected 1 to be 2')
  expect(outcome.tests?.map(({ error }) => error)).toEqual([
    undefined,
    expect.stringContaining('expected 1 to be 2'),
  ])
  expect(counts.at(-1)).toEqual({ done: 2, failed: 2, planned: 2, isComplete: true })
})

test('Playwright reports each test', async () => {
  const args = ['test', '--config', join(folder, 'playwright.config.ts')]
  const outcome = await runTests('@playwright/test', args, {}, () => undefined)
  expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['whole.spec.ts › a cart › removes'] })
  expect(outcome.output).toContain('Expected: 2')
  expect(outcome.tests?.map(({ error }) => error)).toEqual([undefined, expect.stringContaining('Expected: ')])
})
