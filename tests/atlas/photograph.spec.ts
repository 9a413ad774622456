import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from '@playwright/test'
import type { Assignment } from '../../tools/atlas/record.ts'
import { photographMachine } from './photograph-machine.ts'

const assignment: Assignment = JSON.parse(process.env.ATLAS ?? '{"machines":[]}')

for (const name of assignment.machines) {
  test(name, async ({ browser }, { project }) => {
    test.setTimeout(3_600_000)
    const { baseURL = '', locale = 'en-US' } = project.use
    const { folder, picturesFolder } = assignment
    const record = await photographMachine(name, {
      browser,
      baseURL,
      locale,
      looks: assignment,
      folder: picturesFolder,
    })
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(record))
  })
}
