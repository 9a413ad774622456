import { expect } from '@playwright/test'
import { customer, register, signIn, signInHere, signOut } from './fixtures/people.ts'
import { test } from './fixtures/shop-test.ts'

test('a wrong password and an unknown email are refused with the same message', async ({ shop }) => {
  await register(shop)
  await signOut(shop)
  await shop.goto('/login')
  for (const [email, password] of [
    [customer.email, 'not the password'],
    ['nobody@shop.example', customer.password],
  ] as const) {
    await shop.field('Email').fill(email)
    await shop.field('Password').fill(shop.secrets.add(password))
    await shop.button('Sign in').click()
    await shop.says('Login failed. Please check your credentials.')
    await expect(shop.page.getByRole('main').getByRole('alert')).toHaveText(
      'Login failed. Please check your credentials.',
    )
  }
})

test('after signing in or registering, a visitor returns to the page that required it', async ({ shop }) => {
  await shop.page.goto('/profile/wishlist?from=mail')
  await expect(shop.page).toHaveURL('/login')
  await shop.says('Please login to continue')
  await shop.page.getByRole('link', { name: 'Create an account' }).click()
  await shop.field('Full name').fill(customer.name)
  await shop.field('Email').fill(customer.email)
  await shop.field('Password').fill(shop.secrets.add(customer.password))
  await shop.field('Confirm password').fill(customer.password)
  await shop.button('Create Account').click()
  await expect(shop.page).toHaveURL('/profile/wishlist?from=mail')
  await signOut(shop)
  await shop.page.goto('/profile/settings')
  await shop.says('Please login to access settings')
  await signInHere(shop, customer)
  await expect(shop.page).toHaveURL('/profile/settings')
})

test('form values survive a reload, except passwords', async ({ shop }) => {
  await shop.goto('/register')
  await shop.field('Full name').fill(customer.name)
  await shop.field('Password').fill(shop.secrets.add(customer.password))
  await shop.field('Email').fill(customer.email)
  // Reloads immediately, while the field has the focus: the last input is not lost.
  await shop.page.reload()
  await expect(shop.field('Email')).toHaveValue(customer.email)
  await expect(shop.field('Full name')).toHaveValue(customer.name)
  await expect(shop.field('Password')).toHaveValue('')
})

test('signing out on the home page keeps the home page open', async ({ shop }) => {
  await register(shop)
  await expect(shop.page).toHaveURL('/')
  await signOut(shop)
  await expect(shop.heading).toHaveText('Shop Smarter, Live Better')
})

test('signing out in one tab signs out the others', async ({ shop }) => {
  await register(shop)
  const other = await shop.anotherTab()
  await other.goto('/profile/payment')
  await signOut(shop)
  await expect(other.page).toHaveURL('/')
  await other.button('Account menu').click()
  await expect(other.page.getByRole('menuitem')).toHaveText(['Sign In'])
})

test('a guest’s cart and wishlist are merged into the account, and stay there', async ({ shop }) => {
  await shop.addToCart(1)
  await shop.button('Wishlist').click()
  await shop.says('Added to wishlist!')
  await register(shop)
  await shop.expectCart(1)
  await signOut(shop)
  await shop.expectCart(0)
  await shop.addToCart(1)
  await signIn(shop, customer)
  await shop.expectCart(2)
  await shop.goto('/profile/wishlist')
  await expect(shop.articles).toHaveCount(1)
})
