import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, expect, type Page } from '@playwright/test'
import { runTool } from '../../tools/tool.ts'
import { address, card } from './fixtures/checkout.ts'
import { customer, fillRegistration } from './fixtures/people.ts'
import { watchSecrets } from './fixtures/secrets.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'

const number = '5555 5555 5555 4444'

test('a recorded purchase leads to the same states in a fresh browser, and becomes a Playwright test that passes in an empty project and fails with a changed label', async ({
  shop,
  browser,
  baseURL,
}, info) => {
  const room = await recordPurchase(shop)
  const session = await download(room, 'Export')
  const written = await readFile(session, 'utf8')
  expect(written).not.toContain(number)
  expect(written).not.toContain(number.replaceAll(' ', ''))
  expect(written).toContain('"checkout":"placed"')
  const content = await readFile(await download(room, 'Save as Playwright file'), 'utf8')
  expect(content.length).toBeLessThan(10_000)
  expect(content).toContain("getByRole('button', { name: 'Add to Cart', exact: true }).click()")
  const typed = [
    customer.name,
    customer.email,
    customer.password,
    number,
    card.expiry,
    ...Object.values(address),
  ]
  for (const value of typed) expect(content).not.toContain(`'${value}'`)
  expect(content).not.toContain('Grace')
  await expectReplayed(session, browser, baseURL ?? '')
  const changed = content.replace('{ page }) => {', `$&\n${relabel}`).concat(withoutWorker)
  expect(await outcomesOf({ session: content, changed }, info.outputPath('empty'), baseURL ?? '')).toEqual({
    'session.spec.ts': 'passed',
    'changed.spec.ts': 'failed',
  })
})

async function recordPurchase(shop: Shop): Promise<Page> {
  await shop.goto('/products/1')
  const room = await shop.page.context().newPage()
  await room.goto('/inspect')
  await room.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(room.getByText(/^Recording: \d+ steps/)).toBeVisible()
  await expect(room.getByRole('button', { name: 'Export', exact: true })).toBeDisabled()
  await shop.page.bringToFront()
  await buyAsNewCustomer(shop)
  await room.bringToFront()
  await room.getByRole('button', { name: 'Stop', exact: true }).click()
  return room
}

/** Goes from the product page to the confirmation of the order without typing an address into the address bar. */
async function buyAsNewCustomer(shop: Shop): Promise<void> {
  const { page } = shop
  await shop.button('Add to Cart').click()
  await shop.expectCart(1)
  await shop.cartLink.click()
  await page
    .getByRole('dialog', { name: 'Your cart' })
    .getByRole('link', { name: 'Sign in to check out' })
    .click()
  await page
    .getByRole('main')
    .getByRole('link', { name: /register|account/i })
    .click()
  await fillRegistration(shop, customer)
  await shop.button('Create Account').click()
  await expect(page).not.toHaveURL(/\/register/)
  await shop.cartLink.click()
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(shop.field('Card number')).toBeVisible()
  for (const [label, value] of Object.entries(address)) await shop.field(label).fill(value)
  await shop.field('Country').selectOption('US')
  await shop.field('Name on card').fill(card.holder)
  await shop.field('Card number').fill(shop.secrets.add(number))
  await shop.field('Expiry date').fill(card.expiry)
  await shop.field('CVV').fill(shop.secrets.add(card.code))
  await shop.button('Place Order').click()
  await expect(page).toHaveURL(/\/order-confirmation\?order=order-/)
  await expect(shop.heading).toBeVisible()
}

async function download(room: Page, button: string): Promise<string> {
  const saving = room.waitForEvent('download')
  await room.getByRole('button', { name: button, exact: true }).click()
  return (await saving).path()
}

/** Replays the recording in a browser without any data of the shop. */
async function expectReplayed(session: string, browser: Browser, baseURL: string): Promise<void> {
  const fresh = await browser.newContext({ baseURL })
  const secrets = await watchSecrets(fresh, baseURL)
  secrets.add(number)
  const elsewhere = await fresh.newPage()
  await elsewhere.goto('/inspect')
  const choosing = elsewhere.waitForEvent('filechooser')
  await elsewhere.getByRole('button', { name: 'Import', exact: true }).click()
  await (await choosing).setFiles(session)
  await expect(elsewhere.getByText(/^Recorded session: \d+ steps/)).toBeVisible()
  await elsewhere.getByLabel('Speed').selectOption('4')
  await elsewhere.getByRole('button', { name: 'Replay', exact: true }).click()
  await expect(elsewhere.getByText(/^All \d+ steps reached the recorded states/)).toBeVisible({
    timeout: 60_000,
  })
  expect(await secrets.found()).toEqual([])
  await fresh.close()
}

/** Serves the shop with another label on the button that places the order. */
const relabel = `  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll('Place Order', 'Order Now') })
  })`

/** Blocks the service worker, which would serve its own copies. */
const withoutWorker = "test.use({ serviceWorkers: 'block' })\n"

/** The outcomes of test files in a folder whose configuration only has the address and the browser. */
async function outcomesOf(
  contents: Record<string, string>,
  folder: string,
  baseURL: string,
): Promise<Record<string, string>> {
  const results = join(folder, 'results.json')
  const launchOptions = { executablePath: process.env.CHROME_PATH, chromiumSandbox: false }
  await mkdir(folder, { recursive: true })
  await writeFile(
    join(folder, 'playwright.config.ts'),
    `export default ${JSON.stringify({ workers: 1, use: { baseURL, launchOptions } })}`,
  )
  // Playwright empties the results folder next to the nearest package.json.
  await writeFile(join(folder, 'package.json'), '{}')
  for (const [name, content] of Object.entries(contents))
    await writeFile(join(folder, `${name}.spec.ts`), content)
  const { output } = await runTool('@playwright/test', ['test', '--reporter=json'], {
    cwd: folder,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results },
  })
  const { suites } = JSON.parse(await readFile(results, 'utf8').catch(() => output)) as Results
  return Object.fromEntries(
    suites.map(({ file, specs }) => [file, specs[0]?.tests[0]?.results[0]?.status ?? 'absent']),
  )
}

interface Results {
  suites: readonly {
    file: string
    specs: readonly { tests: readonly { results: readonly { status: string }[] }[] }[]
  }[]
}
