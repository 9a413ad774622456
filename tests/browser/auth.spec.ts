import { expect } from '@playwright/test'
import { signInStores } from '../../machines/domain/accounts.ts'
import { deleteShopData, readStores } from './fixtures/database.ts'
import { customer, register, signIn, signInHere, signOut } from './fixtures/people.ts'
import { seedCustomer } from './fixtures/seed.ts'
import { test } from './fixtures/shop-test.ts'

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
  await shop.page.goto('/profile/settings?from=mail')
  await shop.says('Please login to access settings')
  await signInHere(shop, customer)
  await expect(shop.page).toHaveURL('/profile/settings?from=mail')
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

test('a press reaches a button or link below an empty field that has the focus', async ({ shop }) => {
  await shop.goto('/login')
  await shop.hydrated()
  await shop.field('Password').focus()
  await shop.page.getByRole('link', { name: 'Create an account' }).click()
  await expect(shop.page).toHaveURL('/register')
  await shop.field('Confirm password').focus()
  await shop.button('Create Account').click()
  await expect(shop.page.getByRole('alert')).toBeVisible()
})

test('signing out in one tab signs out the others', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.goto('/')
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

test('a customer whom a test stores has the records of a customer who registers', async ({ shop }) => {
  /** Without the id and the password hash, which are random. */
  const records = async () => {
    const stored = await readStores(shop.page, ...signInStores)
    const [user] = stored.registeredUsers
    const text = JSON.stringify(stored).replaceAll(user?.id ?? '', 'id')
    return text.replace(JSON.stringify(user?.password), '"password"')
  }
  await register(shop)
  const registered = await records()
  await deleteShopData(shop.page)
  await seedCustomer(shop)
  expect(JSON.parse(await records())).toEqual(JSON.parse(registered))
})
