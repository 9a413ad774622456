import { expect } from '@playwright/test'
import { signIn } from '../browser/fixtures/people.ts'
import { changeAddress, visitedPaths } from '../browser/fixtures/presses.ts'
import { test } from '../browser/fixtures/shop-test.ts'
import { takeSteps } from '../browser/fixtures/tab-steps.ts'
import { credentialsOf, openAccount, password, type Step } from '../browser/fixtures/tabs.ts'
import { createQuarters, mainThreadTime } from './quarters.ts'

/** In the shop's time, of which ten minutes pass in each real minute. */
const length = Number(process.env.SOAK_MINUTES ?? 120) * 60_000
const speed = 10
const countings = 24
const purchase: Step[] = [{ kind: 'add', id: 1 }, { kind: 'buy' }]

test(`${length / 60_000} minutes on one page at ten times the speed`, async ({ shop }) => {
  test.setTimeout(20 * 60_000 + (3 * length) / speed)
  const { page } = shop
  await page.clock.install()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await shop.goto('/')
  await shop.addToCart(1)
  const known = { titles: [[1, (await shop.heading.textContent()) ?? '']] as const, password }
  await openAccount(shop, 'ann')
  await signIn(shop, credentialsOf('ann'))
  const takeThreadTime = await mainThreadTime(page)
  const quarters = createQuarters()
  const now = () => page.evaluate(() => Date.now())
  const began = await now()
  let share = 0
  let actions = 0
  let bought = 0
  let counted = 0

  async function measure(name: string, act: () => Promise<unknown>): Promise<void> {
    const real = performance.now()
    await takeThreadTime()
    await act()
    quarters.action(share, name, await takeThreadTime())
    actions += 1
    await page.clock.fastForward(Math.round((performance.now() - real) * (speed - 1)))
    share = ((await now()) - began) / length
  }

  while (share < 1) {
    const path = visitedPaths[actions % visitedPaths.length] ?? '/'
    await measure(path, async () => {
      await changeAddress(page, path)
      await expect(shop.heading).toBeVisible()
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    })
    if (actions % 12 === 0) {
      await measure('purchase', async () =>
        expect(await takeSteps(page, purchase, known)).toHaveLength(purchase.length),
      )
      bought += 1
    }
    if (share * countings > counted) {
      counted += 1
      await changeAddress(page, '/about')
      await expect(shop.heading).toContainText('About')
      await quarters.recordCounts(share, page)
    }
  }
  expect(await shop.stored('orders')).toHaveLength(bought)
  quarters.report(
    'Long page',
    `one page, ${Math.round(length / 60_000)} minutes at ${speed} times speed: ${actions} actions, ${bought} purchases`,
  )
})
