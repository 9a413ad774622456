import { expect } from '@playwright/test'
import { register } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'
import { writeStore } from './fixtures/stored.ts'

test.describe('the cart page', () => {
  test.beforeEach(async ({ shop }) => {
    await shop.addToCart(1)
    await shop.addToCart(1012)
    await register(shop)
    await shop.goto('/cart')
  })

  test('has the guest’s lines after registering, and counts fifty quick clicks', async ({ shop }) => {
    const lines = shop.page.getByRole('main').getByRole('listitem')
    await expect(lines).toHaveCount(2)
    const plus = lines.first().getByRole('button', { name: /^Increase quantity of/ })
    await plus.evaluate((button: HTMLElement) => {
      for (let click = 0; click < 49; click += 1) button.click()
    })
    await expect(lines.first()).toContainText('50')
    await shop.expectCart(51)
    await expect.poll(() => shop.storedItems()).toBe(51)
    await shop.page.reload()
    await expect(lines.first()).toContainText('50')
  })

  test('takes a removal back in the page, until that is left', async ({ shop }) => {
    const main = shop.page.getByRole('main')
    await main
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await shop.says('Removed from cart!')
    await main.getByRole('button', { name: 'Undo' }).press('Enter')
    await expect(main.getByRole('listitem')).toHaveCount(2)
    await expect(shop.toast('Removed from cart!')).toHaveCount(0)

    await main
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await shop.header.getByRole('link', { name: 'About' }).click()
    await expect(shop.page).toHaveURL('/about')
    await shop.cartLink.click()
    await expect(main.getByRole('listitem')).toHaveCount(1)
    await expect(shop.page.getByRole('button', { name: 'Undo' })).toHaveCount(0)
  })

  test('asks before it is cleared, and offers all of it back in the toast', async ({ shop }) => {
    await shop.button('Clear Cart').click()
    await shop.page.keyboard.press('Escape')
    await expect(shop.page.getByRole('alertdialog')).toHaveCount(0)
    await shop.button('Clear Cart').click()
    await shop.page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Clear/ })
      .click()
    await expect(shop.page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
    await shop.page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect(shop.page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  })

  test('marks what is no longer sold, and does not let it be bought', async ({ shop }) => {
    const [cart] = await shop.stored('cart').then((carts) => carts.filter(({ lines }) => lines.length > 0))
    if (!cart) throw new Error('There is no cart')
    const [lamp, ...others] = cart.lines
    if (!lamp) throw new Error('There is no line')
    const gone = { ...lamp, product: { ...lamp.product, id: 909, title: 'Lost Thing' } }
    const dearer = others.map((line) => ({ ...line, product: { ...line.product, price: 1 } }))
    await writeStore(shop.page, 'cart', { ...cart, lines: [gone, ...dearer] })
    await shop.page.reload()
    const lines = shop.page.getByRole('main').getByRole('listitem')
    await expect(lines.filter({ hasText: 'Lost Thing' })).toContainText('No longer sold')
    await expect(lines.last()).toContainText('The price has gone up. It was $0.01.')
    await expect(shop.button('Proceed to Checkout')).toBeDisabled()
    await shop.button('Remove Lost Thing').click()
    await expect(shop.page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  })
})

test.describe('the mini-cart', () => {
  test('opens for a guest’s plain click, and leads to the checkout by way of signing in', async ({
    shop,
  }) => {
    await shop.addToCart(1)
    const address = shop.page.url()
    await shop.cartLink.click()
    const drawer = shop.page.getByRole('dialog', { name: 'Your cart' })
    await expect(drawer.getByRole('listitem')).toHaveCount(1)
    expect(shop.page.url()).toBe(address)
    await shop.page.keyboard.press('Escape')
    await expect(drawer).toHaveCount(0)
    await expect(shop.cartLink).toBeFocused()
    await shop.cartLink.press('Enter')
    await drawer.getByRole('button', { name: /^Increase/ }).click()
    await shop.expectCart(2)
    await drawer.getByRole('link', { name: 'Sign in to check out' }).click()
    await expect(shop.page).toHaveURL('/login')
    await shop.page.getByRole('main').getByRole('link', { name: 'Create an account' }).click()
    await expect(shop.heading).toBeVisible()
  })

  test('leaves a click with a modifier to the link', async ({ shop, context }) => {
    await shop.addToCart(1)
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      shop.cartLink.click({ modifiers: ['ControlOrMeta'] }),
    ])
    await expect(tab).toHaveURL('/login')
    await expect(shop.page.getByRole('dialog')).toHaveCount(0)
  })

  test('closes when the visitor goes back', async ({ shop }) => {
    await shop.goto('/about')
    await shop.header.getByRole('link', { name: 'Contact' }).click()
    await expect(shop.page).toHaveURL('/contact')
    await shop.cartLink.click()
    await expect(shop.page.getByRole('dialog', { name: 'Your cart' })).toBeVisible()
    await shop.page.goBack()
    await expect(shop.page).toHaveURL('/about')
    await expect(shop.page.getByRole('dialog')).toHaveCount(0)
  })
})

test('buying at once takes one answer', async ({ shop }) => {
  await register(shop)
  await shop.addToCart(1)
  await shop.goto('/cart')
  await expect(shop.page.getByRole('link', { name: 'Proceed to Checkout' })).toBeVisible()
  await expect(shop.page.getByRole('button', { name: /^Buy now/ })).toHaveCount(0)

  await shop.goto('/profile/settings')
  const home = { Street: '1 Compiler Way', City: 'Arlington', State: 'VA', 'ZIP code': '22201' }
  for (const [label, value] of Object.entries(home)) await shop.field(label).fill(value)
  await shop.field('Country').selectOption('US')
  await shop.button('Save Changes').click()
  await shop.says('Settings updated successfully')

  await shop.goto('/cart')
  await shop.button('Buy now with •••• 4242').click()
  const question = shop.page.getByRole('alertdialog')
  await expect(question).toContainText('1 Compiler Way')
  await question.getByRole('button', { name: /^Buy now/ }).dblclick()
  await expect(shop.page).toHaveURL('/profile/orders')
  await shop.says('Order placed successfully!')
  await expect(shop.articles).toHaveCount(1)
  await shop.expectCart(0)
})
