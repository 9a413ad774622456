import { expect } from '@playwright/test'
import { createCamera } from '../atlas/camera.ts'
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

test('a picture has its theme, also when the shop applies another one while it is taken', async ({
  page,
}, info) => {
  await page.setContent('<style>html { background: white } .dark { background: black }</style>')
  const looks = { themes: ['light', 'dark'], languages: ['en'], sizes: ['desktop'] } as const
  const take = async () => {
    const { pictures } = await createCamera(page, looks, info.outputPath('pictures'), () => false).take()
    return Object.values(pictures).map(({ file }) => file)
  }
  const expected = await take()
  expect(new Set(expected).size).toBe(2)
  // The shop reads the preferences of an account late.
  await page.evaluate(() => {
    const root = document.documentElement
    const observer = new MutationObserver(() => {
      observer.disconnect()
      requestAnimationFrame(() => root.classList.remove('dark'))
    })
    observer.observe(root, { attributeFilter: ['class'] })
  })
  expect(await take()).toEqual(expected)
  expect(await page.evaluate(() => document.documentElement.className)).toBe('')
})
