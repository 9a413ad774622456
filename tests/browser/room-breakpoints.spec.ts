import { expect } from '@playwright/test'
import { expectAccessible, isFullRun } from './fixtures/axe.ts'
import { Shop } from './fixtures/shop.ts'
import { test } from './fixtures/shop-test.ts'
import { atRest } from './fixtures/walk.ts'

async function expectAccessibleInBoth(room: Shop, where: string): Promise<void> {
  for (const shade of isFullRun ? ['light', 'dark'] : ['dark']) {
    await room.page.evaluate(
      (isDark) => document.documentElement.classList.toggle('dark', isDark),
      shade === 'dark',
    )
    await atRest(room)
    await expectAccessible(room, `${where}, ${shade}`)
  }
}

test('a breakpoint pauses the shop, which shows that, until it is released', async ({
  shop,
  context,
  secrets,
}) => {
  await shop.goto('/products/1')
  const room = new Shop(await context.newPage(), secrets)
  await room.page.goto('/inspect')
  await expect(room.page.getByRole('log')).toBeVisible()
  await expectAccessibleInBoth(room, 'gallery')

  await room.page.getByRole('link', { name: /^cart/ }).first().click()
  const breakpoint = room.button('Break on cart.add')
  await breakpoint.click()
  await expect(breakpoint).toHaveAttribute('aria-pressed', 'true')
  await expectAccessibleInBoth(room, 'machine')

  await shop.page.bringToFront()
  await shop.button('Add to Cart').click()
  const banner = shop.page.getByRole('alert').filter({ hasText: 'has paused this application' })
  await expect(banner).toBeVisible()
  await shop.expectCart(0)
  await expectAccessibleInBoth(shop, 'paused shop')

  await room.page.bringToFront()
  await expect(room.notice('Paused at cart.add')).toBeVisible()
  await expectAccessibleInBoth(room, 'paused')
  await room.button('Resume').click()

  await shop.page.bringToFront()
  await expect(banner).toBeHidden()
  await shop.expectCart(1)
})
