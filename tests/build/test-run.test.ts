import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { cacheFolder } from '../../tools/paths.ts'
import type { Count } from '../../tools/stages/stage.ts'
import { runTests } from '../../tools/stages/test-run.ts'

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

test('Vitest tells of each test and of each file that could not be loaded', async () => {
  const counts: Count[] = []
  const words = ['run', '--root', folder]
  const outcome = await runTests('vitest', words, { NODE_ENV: 'test' }, (count) => counts.push(count))
  expect(outcome, outcome.output).toMatchObject({ passed: 1, failed: 2 })
  expect(outcome.failures?.[0]).toBe('whole.test.ts › a cart › removes')
  expect(outcome.failures?.[1]).toMatch(/^broken\.test\.ts: .*nowhere/)
  expect(outcome.output).toContain('expected 1 to be 2')
  expect(counts.at(-1)).toEqual({ done: 2, failed: 2, planned: 2, isComplete: true })
})

test('Playwright tells of each test', async () => {
  const words = ['test', '--config', join(folder, 'playwright.config.ts')]
  const outcome = await runTests('@playwright/test', words, {}, () => undefined)
  expect(outcome).toMatchObject({ passed: 1, failed: 1, failures: ['whole.spec.ts › a cart › removes'] })
  expect(outcome.output).toContain('Expected: 2')
})
