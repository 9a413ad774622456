import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { asTest } from '../../packages/room/src/record/as-test.ts'
import { replaying } from '../../src/app/machine-room/replaying.ts'
import { root } from '../../tools/paths.ts'
import { takeReport } from '../../tools/stages/playwright-run.ts'
import { runTool } from '../../tools/tool.ts'
import { recordedPurchase } from './purchase.ts'

/** In the folder where a tester would save them. */
const sound = `tests/room/session-${process.pid}.test.ts`
const altered = `tests/room/session-${process.pid}-altered.test.ts`
const results = join(root, `node_modules/.cache/session-${process.pid}.json`)

afterAll(() => {
  for (const file of [sound, altered]) rmSync(join(root, file), { force: true })
})

interface Results {
  testResults: readonly {
    name: string
    status: string
    assertionResults: readonly { failureMessages: string[] }[]
  }[]
}

test('a recorded purchase becomes a test that passes, and fails when the replay diverges', async () => {
  const { recording } = await recordedPurchase()
  const paid = recording.steps.findIndex(({ to }) => to.checkout === 'placed')
  const steps = recording.steps.map((step, at) =>
    at === paid ? { ...step, to: { ...step.to, checkout: 'open.declined' } } : step,
  )
  writeFileSync(join(root, sound), asTest(recording, replaying.test))
  writeFileSync(join(root, altered), asTest({ ...recording, steps }, replaying.test))
  const words = ['run', '--project', 'room', sound, altered, '--reporter=json', `--outputFile=${results}`]
  const { output } = await runTool('vitest', words)
  const { testResults } = takeReport<Results>(results) ?? { testResults: [] }
  const of = (file: string) => testResults.find(({ name }) => name.endsWith(file))
  expect(of(sound)?.status, output).toBe('passed')
  expect(of(altered)?.status, output).toBe('failed')
  expect(of(altered)?.assertionResults[0]?.failureMessages.join()).toContain(
    `step: ${paid + 1}, actor: 'checkout'`,
  )
})

test('a recording at whose end no machine runs becomes a test without an assertion about states', async () => {
  const { recording } = await recordedPurchase()
  const ended = recording.steps.slice(0, 1).map((step) => ({ ...step, to: { catalogue: null } }))
  const text = asTest({ ...recording, steps: ended }, replaying.test)
  expect(text).toContain('expect(difference)')
  expect(text).not.toContain('states')
})
