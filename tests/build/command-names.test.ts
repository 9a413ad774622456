import { expect, it } from 'vitest'
import { commitOf } from '../../tools/atlas/against.ts'
import { bench } from '../../tools/bench/bench.ts'
import { run as testEngines } from '../../tools/commands/test-engines.ts'
import { run as testGoTo } from '../../tools/commands/test-go-to.ts'
import { run as testPlanted } from '../../tools/commands/test-planted.ts'
import { run as tryApps } from '../../tools/commands/try-apps.ts'

it.each([
  ['bench', bench, 'There is no benchmark nonsense: grid, '],
  ['test:engines', testEngines, 'There is no engine nonsense: chromium, firefox, webkit.'],
  ['test:go-to', testGoTo, 'There is no machine nonsense: access, '],
  ['test:planted', testPlanted, 'No defect is named nonsense: '],
  ['try:apps', tryApps, 'There is no application nonsense: react, '],
])('%s refuses an unknown name, and lists the known ones', async (_, run, message) => {
  await expect(run(['nonsense'])).rejects.toThrow(message)
})

it('names a commit that does not exist', () => {
  expect(() => commitOf('nonsense')).toThrow('There is no commit nonsense.')
  expect(commitOf('HEAD')).toMatch(/^[0-9a-f]{40}$/)
})
