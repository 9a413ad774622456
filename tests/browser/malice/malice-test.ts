import { expect } from '@playwright/test'
import { amount } from '../fixtures/amount.ts'
import { failedRequests } from '../fixtures/page-errors.ts'
import { test as shopTest } from '../fixtures/shop-test.ts'
import { type Intruder, watchIntruder } from './intruder.ts'

/** A test of the shop under attack: nothing that is not the shop's may run, leave, or change what the page is made of. */
export const test = shopTest.extend<{ intruder: Intruder }>({
  intruder: [
    async ({ context, baseURL, pageErrors }, use, testInfo) => {
      testInfo.setTimeout(amount(90_000, 600_000))
      // A payload is no picture.
      pageErrors.expect(failedRequests)
      const intruder = await watchIntruder(context, baseURL ?? '')
      await use(intruder)
      expect(await intruder.successes()).toEqual([])
    },
    { auto: true },
  ],
})
