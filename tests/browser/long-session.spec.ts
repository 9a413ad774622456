import { expect } from '@playwright/test'
import { testLimit } from '../wait.ts'
import { type Census, censusOf } from './fixtures/census.ts'
import { signIn } from './fixtures/people.ts'
import { changeAddress, visitedPaths } from './fixtures/presses.ts'
import type { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { repetitions, reportFigure } from './fixtures/storm.ts'
import { takeSteps } from './fixtures/tab-steps.ts'
import { credentialsOf, openAccount, password, type Step } from './fixtures/tabs.ts'
import { fastForward } from './fixtures/time.ts'

const warmUp = repetitions(15, 100)
const navigations = repetitions(45, 3_000)
const purchases = repetitions(3, 200)

/** Navigates from screen to screen as fast as possible, but shows each screen. */
async function navigateThrough(shop: Shop, from: number, count: number): Promise<void> {
  const nextPaths = Array.from(
    { length: count },
    (_, at) => visitedPaths[(from + at) % visitedPaths.length] ?? '/',
  )
  await shop.page.evaluate(async (wanted) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (const path of wanted) {
      history.pushState({ key: crypto.randomUUID(), state: null }, '', path)
      dispatchEvent(new PopStateEvent('popstate'))
      await frame()
      do await frame()
      while (!document.querySelector('main h1'))
    }
  }, nextPaths)
}

/** Counts as three navigations: the product, the cart, and the orders after the purchase. */
const purchase: Step[] = [{ kind: 'add', id: 1 }, { kind: 'buy' }]

/** Allows the view transition only for every tenth turn, because it is slow without a GPU. */
async function setMotion(shop: Shop, turn: number): Promise<void> {
  await shop.page.emulateMedia({ reducedMotion: turn % 10 === 0 ? 'no-preference' : 'reduce' })
}

/** Counts on the same quiet screen each time, after all messages have disappeared. */
async function countOnQuietScreen(shop: Shop): Promise<Census> {
  await changeAddress(shop.page, '/about')
  await expect(shop.heading).toContainText('About')
  await fastForward(shop.page, 10 * 60_000)
  await expect(shop.page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toHaveCount(0)
  return censusOf(shop.page)
}

test(`${navigations} navigations and ${purchases} purchases on one page leak nothing`, {
  tag: '@storm',
}, async ({ shop }) => {
  test.setTimeout(testLimit + navigations * 500)
  await shop.page.clock.install()
  await shop.goto('/')
  await shop.addToCart(1)
  const known = { titles: [[1, (await shop.heading.textContent()) ?? '']] as const, password }
  await openAccount(shop, 'ann')
  await signIn(shop, credentialsOf('ann'))
  const between = Math.floor((navigations - 3 * purchases) / purchases)
  let bought = 0
  let navigated = 0
  async function go(until: number): Promise<void> {
    while (navigated + 3 * bought < until) {
      await setMotion(shop, bought)
      expect(await takeSteps(shop.page, purchase, known)).toHaveLength(purchase.length)
      bought += 1
      await navigateThrough(shop, navigated, between)
      navigated += between
      await fastForward(shop.page, 60_000)
    }
  }

  await go(warmUp)
  const first = await countOnQuietScreen(shop)
  await go(navigations)
  const last = await countOnQuietScreen(shop)

  expect(await shop.stored('orders')).toHaveLength(bought)
  expect(last.heap / first.heap).toBeLessThan(1.3)
  // The shop keeps its latest events, which reference a varying number of stopped actors.
  expect(last.actors / first.actors).toBeLessThan(1.3)
  const { heap: _, nodes: __, actors: ___, ...counted } = first
  expect(last).toMatchObject(counted)
  reportFigure(
    'Soak',
    `one page, ${navigated + 3 * bought} navigations, ${bought} purchases`,
    `heap ${(last.heap / first.heap).toFixed(2)} times that after ${warmUp}; actors ${first.actors} → ${last.actors}, listeners ${first.listeners} → ${last.listeners}, channels ${first.channels} → ${last.channels}, connections ${first.connections} → ${last.connections}`,
  )
})
