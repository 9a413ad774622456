import { expect, test } from '@playwright/test'
import { photographMachine } from '../atlas/photograph-machine.ts'
import { test as shopTest } from './fixtures/shop-test.ts'

test('two atlases of the same build have the same pictures', async ({ browser }, { project, outputPath }) => {
  const { baseURL = '', locale = 'en-US' } = project.use
  const looks = { themes: ['light'], languages: ['en'], sizes: ['desktop', 'phone'] } as const
  const take = () =>
    photographMachine('clear-cart', { browser, baseURL, locale, looks, folder: outputPath('pictures') })
  const [first, second] = [await take(), await take()]
  const pictures = first.sightings.map((sighting) => sighting.pictures)
  expect(pictures.length).toBeGreaterThan(3)
  expect(new Set(pictures.map((looked) => JSON.stringify(looked))).size).toBeGreaterThan(1)
  expect(second.sightings.map((sighting) => sighting.pictures)).toEqual(pictures)
  expect([...first.broken, ...second.broken]).toEqual([])
})

shopTest('a link of the atlas opens the live shop in a state', async ({ page }) => {
  await page.goto('/inspect?scenario=full-cart&at=/checkout&go=checkout.unavailable')
  await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Place Order' })).toHaveCount(0)
})
