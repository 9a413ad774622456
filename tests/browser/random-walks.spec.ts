import { type Browser, expect } from '@playwright/test'
import fc from 'fast-check'
import { ceiling, testLimit } from '../wait.ts'
import { listenForMessages } from './fixtures/messages.ts'
import { listenForErrors } from './fixtures/page-errors.ts'
import { polled } from './fixtures/polled.ts'
import { watchSecrets } from './fixtures/secrets.ts'
import { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { sourceErrors } from './fixtures/sources.ts'
import { repetitions } from './fixtures/storm.ts'
import { expectInvariants } from './walks/invariants.ts'
import { openedShop } from './walks/shopping.ts'
import { steps } from './walks/steps.ts'

const length = 14

/** Fixed in `npm test`; `SEED=… npm run test:browser -- walk` uses another seed, `npm run test:storm` many others. */
const seed = Number(process.env.SEED ?? repetitions(1, Date.now() % 1_000_000))

for (const walker of repetitions([1], [1, 2])) {
  test(`walker ${walker} finds the shop consistent after every random step`, { tag: '@storm' }, async ({
    browser,
    baseURL,
  }) => {
    const runs = repetitions(1, 20)
    test.setTimeout(testLimit + runs * 120_000)
    console.log(`walker ${walker}: SEED=${seed}`)
    const walks = fc.array(fc.nat({ max: 9_999 }), { minLength: length, maxLength: length })
    await fc.assert(
      fc.asyncProperty(walks, (choices) => walk(browser, baseURL ?? '', choices)),
      { seed: seed + walker, numRuns: runs, endOnFailure: true },
    )
  })
}

async function walk(browser: Browser, baseURL: string, choices: readonly number[]): Promise<void> {
  const context = await browser.newContext({ baseURL, locale: 'en-US', reducedMotion: 'no-preference' })
  const taken = ['open the shop']
  try {
    const pageErrors = await listenForErrors(context)
    pageErrors.expect(...sourceErrors)
    const secrets = await watchSecrets(context, baseURL)
    await listenForMessages(context)
    const shop = new Shop(await context.newPage(), secrets)
    shop.page.setDefaultTimeout(ceiling)
    const shopping = openedShop()
    await shop.goto('/')
    await polled(() => shop.stored('sources')).toHaveLength(3)
    await expectInvariants(shop, shopping)
    for (const choice of choices) {
      const possible = steps.filter(({ when }) => when(shopping))
      const step = possible[choice % possible.length]
      if (!step) throw new Error('No step is possible.')
      taken.push(step.name)
      await step.take(shopping, shop)
      await expectInvariants(shop, shopping)
    }
    expect(pageErrors.unexpected()).toEqual([])
    expect(await secrets.found()).toEqual([])
  } catch (error) {
    throw new Error(`${taken.join('\n→ ')}\n${error instanceof Error ? error.message : error}`, {
      cause: error,
    })
  } finally {
    await context.close()
  }
}
