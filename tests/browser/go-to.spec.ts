import { expect } from '@playwright/test'
import { checkoutTexts } from '../../src/i18n/en/checkout.ts'
import { goToStates } from '../go-to/go-to-states.ts'
import { test } from '../go-to/room-stage.ts'
import { driversAt } from '../models/drivers.ts'
import { administrator, signIn } from './fixtures/people.ts'
import { test as shopTest } from './fixtures/shop-test.ts'

/** `npm run test:go-to` does this with every machine. */
for (const [name, drivers] of driversAt('browser').filter(([one]) =>
  ['clear-cart', 'theme', 'update'].includes(one),
))
  test(`Go to leads ${name} to every state, and the page shows it`, async ({ stage }) => {
    const outcomes = await goToStates(name, drivers, stage)
    expect(outcomes.length).toBeGreaterThan(1)
    expect(outcomes.filter(({ ending }) => ending !== 'shown')).toEqual([])
  })

shopTest('a link leads to a state that the shop would leave at its start', async ({ shop }) => {
  await signIn(shop, administrator)
  await shop.goto('/checkout?go=checkout.unavailable')
  await expect(shop.page.getByText(checkoutTexts.en.unavailable)).toBeVisible()
  expect(new URL(shop.page.url()).pathname).toBe('/checkout')
})
