import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../tools/paths.ts'
import { runTool } from '../../tools/tool.ts'
import { fillCheckout } from './fixtures/checkout.ts'
import { register } from './fixtures/people.ts'
import { watchSecrets } from './fixtures/secrets.ts'
import { test } from './fixtures/shop-test.ts'

test('a recorded purchase leads to the same states in a fresh browser', async ({
  shop,
  context,
  browser,
  baseURL,
}, info) => {
  await register(shop)
  await shop.addToCart(1)
  await shop.goto('/cart')

  const room = await context.newPage()
  await room.goto('/inspect')
  await room.getByRole('button', { name: 'Record', exact: true }).click()
  await expect(room.getByText(/^Recording: \d+ steps/)).toBeVisible()

  await shop.page.bringToFront()
  await shop.page.getByRole('link', { name: 'Proceed to Checkout' }).click()
  await expect(shop.field('Card number')).toBeVisible()
  await fillCheckout(shop)
  const number = shop.secrets.add('5555 5555 5555 4444')
  await shop.field('Card number').fill(number)
  await shop.button('Place Order').click()
  await expect(shop.page).toHaveURL(/\/order-confirmation\?order=order-/)
  await expect(shop.heading).toBeVisible()

  await room.bringToFront()
  await room.getByRole('button', { name: 'Stop', exact: true }).click()
  const saving = room.waitForEvent('download')
  await room.getByRole('button', { name: 'Export', exact: true }).click()
  const file = info.outputPath('session.json')
  await (await saving).saveAs(file)
  const written = await readFile(file, 'utf8')
  expect(written).not.toContain(number)
  expect(written).not.toContain(number.replaceAll(' ', ''))
  expect(written).toContain('"checkout":"placed"')
  const savingTest = room.waitForEvent('download')
  await room.getByRole('button', { name: 'Save as Playwright file' }).click()
  const asTest = await readFile(await (await savingTest).path(), 'utf8')

  const fresh = await browser.newContext(baseURL ? { baseURL } : {})
  const secrets = await watchSecrets(fresh, baseURL ?? '')
  secrets.add(number)
  const elsewhere = await fresh.newPage()
  await elsewhere.goto('/inspect')
  const choosing = elsewhere.waitForEvent('filechooser')
  await elsewhere.getByRole('button', { name: 'Import', exact: true }).click()
  await (await choosing).setFiles(file)
  await expect(elsewhere.getByText(/^Session of \d+ steps/)).toBeVisible()
  await elsewhere.getByLabel('Speed').selectOption('4')
  await elsewhere.getByRole('button', { name: 'Replay', exact: true }).click()
  await expect(elsewhere.getByText(/^All \d+ steps reached the same states as before/)).toBeVisible({
    timeout: 60_000,
  })
  expect(await secrets.found()).toEqual([])
  await fresh.close()

  expect(asTest).not.toContain(number.replaceAll(' ', ''))
  expect(await outcomesOf(asTest, info.outputPath('nested'))).toEqual(['passed'])
})

/** What becomes of the tests in a file, where a tester would put it. */
async function outcomesOf(content: string, folder: string): Promise<string[]> {
  const file = `tests/browser/session-${process.pid}.spec.ts`
  const results = `${folder}.json`
  await writeFile(join(root, file), content)
  try {
    const words = ['test', file, '--reporter=json', `--output=${folder}`]
    await runTool('@playwright/test', words, { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: results } })
    const { suites } = JSON.parse(await readFile(results, 'utf8')) as Results
    return suites.flatMap(({ specs }) => specs.map(({ tests }) => tests[0]?.results[0]?.status ?? 'absent'))
  } finally {
    await rm(join(root, file), { force: true })
  }
}

interface Results {
  suites: readonly { specs: readonly { tests: readonly { results: readonly { status: string }[] }[] }[] }[]
}
