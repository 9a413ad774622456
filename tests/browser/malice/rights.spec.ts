import { expect } from '@playwright/test'
import { writeRecords } from '../fixtures/database.ts'
import { customer } from '../fixtures/people.ts'
import { seedCustomer } from '../fixtures/seed.ts'
import type { Shop } from '../fixtures/shop.ts'
import { sample, test } from './malice-test.ts'

async function expectCustomer(shop: Shop): Promise<void> {
  await shop.page.goto('/products/new')
  await expect(shop.page).toHaveURL(/\/profile\/orders$/)
  await shop.header.getByRole('button', { name: 'Account menu' }).click()
  await expect(shop.page.getByRole('menuitem', { name: 'Settings' })).toBeVisible()
  await expect(shop.page.getByRole('menuitem', { name: 'Add New Product' })).toHaveCount(0)
}

const rights = {
  isAdmin: true,
  admin: true,
  role: 'admin',
  roles: ['admin'],
  email: 'admin@statecart.example',
}

test('forged rights in a session are ignored in favor of those of the registered user', async ({ shop }) => {
  await seedCustomer(shop)
  await shop.goto('/')
  const [session] = await shop.stored('user')
  const forged = { ...session, ...rights, user: { ...rights, id: 'administrator' }, password: null }
  await writeRecords(shop.page, [['user', forged]])
  await shop.page.evaluate((claim) => {
    history.replaceState({ key: 'a', state: claim, ...claim }, '')
    sessionStorage.setItem('user', JSON.stringify(claim))
    localStorage.setItem('isAdmin', 'true')
  }, rights)
  await expectCustomer(shop)
})

test('rights that cannot be read are not granted', { tag: '@storm' }, async ({ shop }) => {
  await seedCustomer(shop)
  const [user] = await shop.stored('registeredUsers')
  for (const isAdmin of sample<unknown>(['true', {}, 1, [true]], 2)) {
    await writeRecords(shop.page, [['registeredUsers', { ...user, isAdmin }]])
    await expectCustomer(shop)
  }
})

test('the session of an older shop does not grant the rights that it contains', async ({ shop }) => {
  await shop.page.goto('/icons/icon-192.png')
  const password = shop.secrets.add(customer.password)
  await shop.page.evaluate(
    ([claim, email, secret]) => {
      localStorage.setItem(
        'registeredUsers',
        JSON.stringify([{ id: 'a', email, name: 'Grace', password: secret }]),
      )
      localStorage.setItem('user', JSON.stringify({ ...claim, id: 'a', email }))
    },
    [rights, customer.email, password] as const,
  )
  await shop.goto('/')
  await expectCustomer(shop)
})

test('a session of an unregistered user does not sign anyone in', async ({ shop }) => {
  await shop.addToCart(1)
  for (const id of ['nobody', '__proto__', 'constructor', '']) {
    await writeRecords(shop.page, [['user', { key: 'current', id, ...rights }]])
    await shop.page.goto('/products/new')
    await expect(shop.page, id).toHaveURL(/\/login$/)
  }
})
