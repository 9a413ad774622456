import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, test as base, chromium, expect } from '@playwright/test'
import fc from 'fast-check'
import { listenForMessages } from '../browser/fixtures/messages.ts'
import { listenForErrors } from '../browser/fixtures/page-errors.ts'
import { watchSecrets } from '../browser/fixtures/secrets.ts'
import { Shop } from '../browser/fixtures/shop.ts'
import { sourceErrors } from '../browser/fixtures/sources.ts'
import { settled } from '../browser/fixtures/walk.ts'
import { expectInvariants } from '../browser/walks/invariants.ts'
import { openedShop } from '../browser/walks/shopping.ts'
import { steps } from '../browser/walks/steps.ts'
import { ceiling } from '../wait.ts'
import { createQuarters, mainThreadTime } from './quarters.ts'

const sessions = Number(process.env.SOAK_SESSIONS ?? 200)
const length = 8
const seed = Number(process.env.SEED ?? 1)

/** A browser with one profile on disk for all sessions. */
const test = base.extend<{ profile: BrowserContext }>({
  profile: async ({ launchOptions, baseURL }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'statecart-profile-'))
    const context = await chromium.launchPersistentContext(folder, {
      ...launchOptions,
      ...(baseURL && { baseURL }),
      locale: 'en-US',
      reducedMotion: 'reduce',
      serviceWorkers: 'block',
    })
    await use(context)
    await context.close()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  },
})

test(`${sessions} random shoppers with one browser profile`, async ({ profile, baseURL }) => {
  test.setTimeout(sessions * 120_000)
  const pageErrors = await listenForErrors(profile)
  pageErrors.expect(...sourceErrors)
  const secrets = await watchSecrets(profile, baseURL ?? '')
  await listenForMessages(profile)
  const quarters = createQuarters()
  const choices = fc.sample(fc.array(fc.nat({ max: 9_999 }), { minLength: length, maxLength: length }), {
    seed,
    numRuns: sessions,
  })
  // The profile, and therefore the model of the shop, continue from one shopper to the next.
  const shopping = openedShop()
  const taken: string[] = []
  for (const [at, session] of choices.entries()) {
    const shop = new Shop(await profile.newPage(), secrets)
    shop.page.setDefaultTimeout(ceiling)
    Object.assign(shopping, { stops: [{ path: '/' }], at: 0, isPartial: !shopping.areSourcesUp })
    await shop.goto('/')
    const takeThreadTime = await mainThreadTime(shop.page)
    for (const choice of session) {
      const possible = steps.filter(({ when }) => when(shopping))
      const step = possible[choice % possible.length]
      if (!step) throw new Error('No step is possible.')
      taken.push(step.name)
      await takeThreadTime()
      await step.take(shopping, shop)
      await shop.hydrated()
      await settled(shop)
      quarters.action(at / sessions, step.name, await takeThreadTime())
      await expectInvariants(shop, shopping).catch((error: unknown) => {
        throw new Error(`session ${at + 1}: ${taken.slice(-length).join(' → ')}: ${String(error)}`)
      })
    }
    await shop.page.goto('/about')
    await expect(shop.heading).toBeVisible()
    await quarters.recordCounts(at / sessions, shop.page)
    await shop.page.close()
    if (at % 20 === 19) console.log(`${at + 1} sessions`)
  }
  expect(pageErrors.unexpected()).toEqual([])
  expect(await secrets.found()).toEqual([])
  quarters.report('Shoppers', `${sessions} sessions of ${length} steps, seed ${seed}, one profile`)
})
