import { expect, test } from 'vitest'
import { countPlaywright } from '../../src/build/stages/browser-stage.ts'
import { type Outcome, runStages, type Stage } from '../../src/build/stages/stage.ts'
import { countVitest } from '../../src/build/stages/unit-stages.ts'

function stage(name: string, outcome: Partial<Outcome>): Stage {
  return { name, run: () => ({ passed: 0, failed: 0, output: `${name} said a lot`, ...outcome }) }
}

async function printed(stages: Stage[]) {
  const lines: string[] = []
  let seconds = 0
  const passed = await runStages(
    stages,
    (line) => lines.push(line),
    () => 1500 * seconds++,
  )
  return { lines, passed }
}

test('each stage has a line, and the last line is the sum', async () => {
  const { lines, passed } = await printed([stage('types', { passed: 1 }), stage('machines', { passed: 41 })])
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^ok +machines +41 passed, 0 failed +\(1\.5 s\)$/)
  expect(lines[2]).toBe('42 passed, 0 failed')
  expect(passed).toBe(true)
})

test('a stage that fails shows its output, and nothing runs after it', async () => {
  const never = () => expect.unreachable()
  const { lines, passed } = await printed([
    stage('types', { passed: 1 }),
    stage('machines', { passed: 40, failed: 2 }),
    { name: 'browser', run: never },
  ])
  expect(lines).toContain('machines said a lot')
  expect(lines).not.toContain('types said a lot')
  expect(lines.at(-1)).toBe('41 passed, 2 failed')
  expect(passed).toBe(false)
})

test('a stage that could not run at all has failed', async () => {
  const broken = () => Promise.reject(new Error('no such tool'))
  const { lines, passed } = await printed([{ name: 'types', run: broken }])
  expect(lines[0]).toContain('no such tool')
  expect(lines.at(-1)).toBe('0 passed, 1 failed')
  expect(passed).toBe(false)
})

test('a file that could not be loaded fails its stage, though no test of it failed', () => {
  expect(countVitest({ numPassedTests: 7, numFailedTests: 0 }, 1, '')).toMatchObject({ passed: 7, failed: 1 })
  expect(countVitest({ numPassedTests: 7, numFailedTests: 3 }, 1, '')).toMatchObject({ passed: 7, failed: 3 })
  expect(countVitest(undefined, 0, '')).toMatchObject({ passed: 0, failed: 1 })
})

test('a browser test that passes only when tried again has failed', () => {
  const report = (expected: number, unexpected: number, flaky: number) => ({
    stats: { expected, unexpected, flaky },
  })
  expect(countPlaywright(report(9, 0, 1), 0, '')).toMatchObject({ passed: 9, failed: 1 })
  expect(countPlaywright(report(9, 0, 0), 0, '')).toMatchObject({ passed: 9, failed: 0 })
  expect(countPlaywright(report(0, 0, 0), 1, '')).toMatchObject({ passed: 0, failed: 1 })
})
