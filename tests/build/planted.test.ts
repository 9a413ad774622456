import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../tools/paths.ts'
import { looseContext, readDefects, verdictOf } from '../../tools/planted/defects.ts'
import { listTests, selectTests } from '../../tools/stages/select.ts'
import { temporaryFolder } from './temporary-folder.ts'

const diff = 'diff --git a/a.ts b/a.ts\n--- a/a.ts\n+++ b/a.ts\n@@ -1 +1 @@\n-1\n+2\n'

it('reads the description and the tests of a patch', () => {
  const folder = temporaryFolder({ 'one.patch': `One is two.\nCaught by: cart money\n\n${diff}` })
  expect(readDefects(folder)).toMatchObject([
    { name: 'one', what: 'One is two.', caughtBy: ['cart', 'money'] },
  ])
})

it('refuses a patch that names no tests', () => {
  const folder = temporaryFolder({ 'one.patch': `One is two.\n\n${diff}` })
  expect(() => readDefects(folder)).toThrow('one.patch must say')
})

it.each([
  ['ok\n12 passed, 0 failed\n', 'not caught'],
  ['12 passed, 0 failed\nFAILED\n10 passed, 2 failed\n', 'caught'],
  ['0 passed, 3 failed\n', 'breaks everything'],
  ['', 'not caught'],
])('judges a run by the last line of its output: %j', (output, verdict) => {
  expect(verdictOf(output)).toBe(verdict)
})

describe.each(readDefects(join(root, 'tests/planted')))('$name', ({ file, caughtBy }) => {
  it('names existing tests, and can be applied', () => {
    expect(() => selectTests(listTests(), caughtBy)).not.toThrow()
    const { status, stderr } = spawnSync('git', ['apply', ...looseContext, '--check', file], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(status).toBe(0)
  })
})
