import { recordTexts } from '../i18n/en/record.ts'
import type { TestPlace } from './as-test.ts'
import type { Recording } from './recording.ts'

/** Exports a recording as a Playwright test, which replays it in the room and asserts the states after every step. */
export function asBrowserTest(recording: Recording, { fixtures, address }: TestPlace): string {
  const patience = waitFor(recording)
  const file = JSON.stringify(JSON.stringify(recording))
  return `import { Buffer } from 'node:buffer'
import { expect } from '@playwright/test'
import { test } from '${fixtures}'

const recording = ${file}

test('the session recorded at ${new Date(recording.at).toISOString()} happens again in a browser', async ({ page }) => {
  test.setTimeout(${patience + 10_000})
  await page.goto('${address}')
  const choosing = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Import', exact: true }).click()
  const file = { name: 'session.json', mimeType: 'application/json', buffer: Buffer.from(recording) }
  await (await choosing).setFiles(file)
  await page.getByLabel('Speed').selectOption('4')
  await page.getByRole('button', { name: 'Replay', exact: true }).click()
  const outcome = page.getByText(/^(All \\d+ steps|The \\d+ step|Step \\d+) (reached|diverged)/)
  await expect(outcome).toBeVisible({ timeout: ${patience} })
  await expect(outcome).toHaveText('${recordTexts.en.same(recording.steps.length)}', { timeout: 1 })
})
`
}

const longestPause = 3_000
const speed = 4

/** As long as it takes to play, and some time to begin. */
function waitFor({ steps }: Recording): number {
  const pauses = steps.map(({ at }, index) => Math.min(longestPause, at - (steps[index - 1]?.at ?? at)))
  return 20_000 + Math.ceil(pauses.reduce((sum, pause) => sum + pause, 0) / speed)
}
