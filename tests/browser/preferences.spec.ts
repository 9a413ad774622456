import { expect, type Page } from '@playwright/test'
import { addressWithoutShop, readStore } from './fixtures/database.ts'
import { type Shade, shadesSeen, watchBackground } from './fixtures/paint.ts'
import { customer, signIn, signOut } from './fixtures/people.ts'
import { polled } from './fixtures/polled.ts'
import { seedCustomer } from './fixtures/seed.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

const cases: { chosen: string | undefined; system: Shade; shown: Shade }[] = [
  { chosen: 'dark', system: 'light', shown: 'dark' },
  { chosen: 'light', system: 'dark', shown: 'light' },
  { chosen: 'system', system: 'dark', shown: 'dark' },
  { chosen: 'system', system: 'light', shown: 'light' },
  { chosen: undefined, system: 'dark', shown: 'dark' },
  { chosen: 'no theme at all', system: 'light', shown: 'light' },
]

test.describe('with motion', () => {
  // A transition of the background would show intermediate colors.
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('no frame is painted in the wrong theme', async ({ shop }) => {
    const { page } = shop
    await watchBackground(page)
    for (const { chosen, system, shown } of cases) {
      await page.emulateMedia({ colorScheme: system })
      await page.goto(addressWithoutShop)
      await page.evaluate((theme) => {
        localStorage.clear()
        if (theme) localStorage.setItem('theme', theme)
      }, chosen)
      await shop.goto('/')
      await expect(shop.articles).toHaveCount(8)
      expect(await shadesSeen(page), `${chosen} on a ${system} system`).toEqual([shown])
      await expect(page.locator('html')).toHaveClass(shown === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/)
    }
  })
})

for (const visitor of ['guest', 'customer'])
  test(`the theme and the language that a ${visitor} chooses in one tab are applied in the other`, async ({
    shop,
  }) => {
    await shop.page.emulateMedia({ colorScheme: 'light' })
    if (visitor === 'customer') await seedCustomer(shop)
    await shop.goto('/')
    const other = await shop.anotherTab()
    await other.page.emulateMedia({ colorScheme: 'light' })
    await other.goto('/about')
    await shop.button('Preferences').click()
    await shop.page.getByLabel('Theme').selectOption('Dark')
    await expect(other.page.locator('html')).toHaveClass(/\bdark\b/)
    await shop.page.getByLabel('Language').selectOption('Español')
    await expect(other.page.locator('html')).toHaveAttribute('lang', 'es')
  })

test('a customer’s preferences end at sign-out and return at sign-in', async ({ shop }) => {
  await shop.page.emulateMedia({ colorScheme: 'light' })
  await seedCustomer(shop)
  await shop.goto('/')
  await shop.button('Preferences').click()
  await shop.page.getByLabel('Theme').selectOption('Dark')
  await shop.page.keyboard.press('Escape')
  await signOut(shop)
  await expect(shop.page.locator('html')).not.toHaveClass(/\bdark\b/)
  await signIn(shop, customer)
  await expect(shop.page.locator('html')).toHaveClass(/\bdark\b/)
})

test('a customer’s choice is kept if the page is reloaded at once', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.goto('/')
  await shop.button('Preferences').click()
  const currency = shop.header.getByLabel('Currency')
  await expect(currency).toHaveValue('USD')
  const reloaded = shop.page.waitForEvent('load')
  await currency.evaluate((select: HTMLSelectElement) => {
    select.value = 'EUR'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    location.reload()
  })
  await reloaded
  await shop.hydrated()
  await shop.button('Preferences').click()
  await expect(currency).toHaveValue('EUR')
  await polled(() => readStore(shop.page, 'preferences')).toMatchObject([{ currency: 'EUR' }])
})

async function chooseLanguage(shop: Shop, language: string): Promise<void> {
  await shop.button('Preferences').click()
  await shop.header.getByLabel('Language').selectOption(language)
}

/** Records, frame by frame, every first heading that was visible. */
async function watchHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    const recordHeading = () => {
      const heading = document.querySelector('h1')
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.innerText)
      requestAnimationFrame(recordHeading)
    }
    requestAnimationFrame(recordHeading)
  })
  return () => page.evaluate(() => [...((window as Window & { seen?: Set<string> }).seen ?? [])])
}

test('Español changes the header, the page, its title and the price format', async ({ shop }) => {
  await shop.goto('/')
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'en')
  await chooseLanguage(shop, 'Español')
  await expect(shop.header.getByRole('link', { name: 'Inicio' })).toBeVisible()
  await expect(shop.header.getByRole('link', { name: 'Carrito, vacío' })).toBeVisible()
  await expect(shop.heading).toHaveText('Compra mejor, vive mejor')
  await expect(shop.page).toHaveTitle(/^Compra mejor/)
  await expect(shop.page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(shop.articles.first()).toContainText(/\d,\d{2}\sUS\$/)
  await expect(shop.articles.first().getByRole('heading')).toHaveAttribute('lang', 'en')
})

test('the chosen language is restored, without a flash of English', async ({ shop, page }) => {
  await shop.goto('/about')
  await chooseLanguage(shop, 'Français')
  await expect(shop.heading).toHaveText('À propos de Statecart')
  const seen = await watchHeadings(page)
  await page.reload()
  await expect(shop.heading).toHaveText('À propos de Statecart')
  await expect(shop.header.getByRole('link', { name: 'Panier, vide' })).toBeVisible()
  expect(await seen()).toEqual(['À propos de Statecart'])
})

test('form values stay when the language changes', async ({ shop }) => {
  await shop.goto('/contact')
  await shop.field('Name').fill('Grace')
  await shop.field('Email').fill('grace@')
  await shop.field('Message').fill('Two lines,\nkept.')
  await chooseLanguage(shop, 'Español')
  await expect(shop.button('Enviar mensaje')).toBeVisible()
  await expect(shop.field('Nombre')).toHaveValue('Grace')
  await expect(shop.field('Correo electrónico')).toHaveValue('grace@')
  await expect(shop.field('Mensaje')).toHaveValue('Two lines,\nkept.')
  await shop.button('Enviar mensaje').click()
  await expect(shop.field('Correo electrónico')).toHaveAccessibleDescription(
    'Introduce una dirección de correo electrónico válida',
  )
})

test.describe('on the first visit', () => {
  test.describe('with a French browser', () => {
    test.use({ locale: 'fr-FR' })

    test('the shop is in French from the first paint', async ({ shop, page }) => {
      const seen = await watchHeadings(page)
      await shop.goto('/faq')
      await expect(shop.heading).toHaveText('Questions fréquentes')
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
      expect(await seen()).toEqual(['Questions fréquentes'])
      await shop.button('Préférences').click()
      await expect(shop.header.getByLabel('Langue')).toHaveValue('fr')
    })
  })

  test.describe('with a German browser', () => {
    test.use({ locale: 'de-DE' })

    test('the shop is in English', async ({ shop, page }) => {
      await shop.goto('/faq')
      await expect(shop.heading).toHaveText('Frequently asked questions')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    })
  })
})
