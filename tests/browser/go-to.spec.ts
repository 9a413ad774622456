import { expect } from '@playwright/test'
import { goToStates } from '../go-to/go-to-states.ts'
import { test } from '../go-to/room-stage.ts'
import { driversAt } from '../models/drivers.ts'

/** `npm run test:go-to` does this with every machine. */
for (const [name, drivers] of driversAt('browser').filter(([one]) =>
  ['clear-cart', 'theme', 'update'].includes(one),
))
  test(`Go to leads ${name} to every state, and the page shows it`, async ({ stage }) => {
    const outcomes = await goToStates(name, drivers, stage)
    expect(outcomes.length).toBeGreaterThan(1)
    expect(outcomes.filter(({ ending }) => ending !== 'shown')).toEqual([])
  })
