import { expect } from '@playwright/test'
import { photographMachine } from '../atlas/photograph-machine.ts'
import { test } from './fixtures/shop-test.ts'

test('two atlases of the same build have the same pictures', async ({ browser }, info) => {
  const { baseURL = '', locale = 'en-US' } = info.project.use
  const looks = { themes: ['light'], languages: ['en'], sizes: ['desktop', 'phone'] } as const
  const take = () =>
    photographMachine('clear-cart', { browser, baseURL, locale, looks, folder: info.outputPath('pictures') })
  const [first, second] = [await take(), await take()]
  const pictures = first.sightings.map((sighting) => sighting.pictures)
  expect(pictures.length).toBeGreaterThan(3)
  expect(new Set(pictures.map((looked) => JSON.stringify(looked))).size).toBeGreaterThan(1)
  expect(second.sightings.map((sighting) => sighting.pictures)).toEqual(pictures)
  expect([...first.broken, ...second.broken]).toEqual([])
})
