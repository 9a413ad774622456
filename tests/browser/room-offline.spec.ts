import { expect } from '@playwright/test'
import { cachedAddresses, forgetBrowserCache, test, untilCached } from './fixtures/offline-shop.ts'
import { failedRequests } from './fixtures/page-errors.ts'
import { polled } from './fixtures/polled.ts'

test('a machine room that was opened once works offline', async ({ shop, context, pageErrors }) => {
  pageErrors.expect(failedRequests)
  await shop.goto('/about')
  await untilCached(shop.page)
  expect(await cachedAddresses(shop.page, 'statecart-room')).toEqual([])

  const room = await context.newPage()
  await room.goto('/inspect')
  await expect(room.getByRole('log')).toContainText('cart')
  await polled(() => cachedAddresses(room, 'statecart-room')).toContain(new URL('/inspect', room.url()).href)

  await context.setOffline(true)
  await forgetBrowserCache(room)
  await room.reload()
  await room.getByRole('link', { name: /^cart/ }).first().click()
  await expect(room.getByRole('figure', { name: 'cart statechart' })).toBeVisible()
})
