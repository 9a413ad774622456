import { expect } from '@playwright/test'
import { driversAt } from '../models/drivers.ts'
import { goToStates } from './go-to-states.ts'
import { test } from './room-stage.ts'

for (const [name, drivers] of driversAt('browser')) {
  test(`Go to leads ${name} where the page shows it, or says that there is no way`, async ({
    stage,
  }, info) => {
    test.setTimeout(1_200_000)
    const outcomes = await goToStates(name, drivers, stage)
    info.annotations.push({ type: 'go-to', description: JSON.stringify({ name, outcomes }) })
    const wrong = outcomes.filter(({ ending }) => ending === 'differs' || ending === 'noActor')
    expect(wrong).toEqual([])
  })
}
