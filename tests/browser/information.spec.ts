import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { root } from '../../tools/paths.ts'
import { siteLicenses } from '../../tools/site/licenses.ts'
import { test } from './fixtures/shop-test.ts'
import { walkTo } from './fixtures/walk.ts'

test('a message is validated field by field, then sent, and another one can be written', async ({ shop }) => {
  await shop.goto('/contact')
  await shop.button('Send Message').click()
  await expect(shop.page.locator('[aria-invalid="true"]')).toHaveCount(4)
  await expect(shop.field('Name')).toBeFocused()
  await shop.field('Name').fill('Ada')
  await shop.field('Email').fill('ada at home')
  await shop.field('Subject').fill('A wish')
  await shop.field('Message').fill('  ')
  await shop.button('Send Message').click()
  await expect(shop.page.locator('[aria-invalid="true"]')).toHaveCount(2)
  await expect(shop.field('Email')).toBeFocused()
  await shop.field('Email').fill('ada@home.example')
  await shop.field('Message').fill('More lamps!')
  await shop.button('Send Message').click()
  await shop.says('Message sent successfully!')
  await expect(shop.field('Name')).toHaveCount(0)
  await expect(shop.heading).toBeFocused()
  await shop.button('Write another message').press('Enter')
  await expect(shop.field('Message')).toHaveValue('')
})

test('answers unfold individually, and each has an address', async ({ shop }) => {
  await shop.goto('/faq')
  const answers = shop.page.getByRole('main').getByRole('group')
  const open = shop.page.locator('main details[open]')
  await expect(shop.page.getByRole('heading', { level: 2 })).toHaveText([
    'Ordering',
    'Shipping',
    'Returns and refunds',
    'Payment',
    'Account and security',
  ])
  await expect(open).toHaveCount(0)
  await answers.first().locator('summary').press('Enter')
  await expect(open).toHaveCount(1)
  await shop.goto('/faq#change-order')
  const asked = shop.page.locator('#change-order[open]')
  await expect(asked).toBeInViewport()
  await expect(asked).toContainText('1 hour')
  await walkTo(shop, '/faq#nothing-like-it')
  await expect(shop.heading).toBeVisible()
})

for (const [path, ...figures] of [
  [
    '/shipping',
    'Standard',
    '$4.99',
    'Express',
    '$9.99',
    'Next day',
    '$14.99',
    '2 PM EST',
    '3-5 business days',
  ],
  ['/shipping', 'Canada', '5-7', 'Europe', '7-10', 'Asia', 'Australia and New Zealand', '10-14'],
  ['/returns', 'Card', '5-7', 'PayPal', '2-3', 'Store credit'],
] as const) {
  test(`the figures of ${path} are in a table: ${figures[0]}`, async ({ shop }) => {
    await shop.goto(path)
    const table = shop.page.getByRole('table').filter({ hasText: figures[0] })
    for (const figure of figures) await expect.soft(table).toContainText(figure)
  })
}

test('the policies match the rules of the shop', async ({ shop }) => {
  for (const [path, ...words] of [
    ['/shipping', '24 hours', '$200', 'signature'],
    ['/returns', '30 days', '3-5 business days', 'Gift cards', 'Digital downloads'],
    ['/terms', 'March 15, 2025', '30 days'],
    ['/privacy', 'March 15, 2025'],
    ['/about', '2025', '2-year warranty', '30-day returns', '24/7 support', 'Free shipping over $50'],
  ] as const) {
    await shop.goto(path)
    for (const text of words) await expect.soft(shop.page.getByRole('main'), path).toContainText(text)
  }
})

test('the site includes the licenses of its dependencies', async ({ request }) => {
  const answer = await request.get('/licenses.txt')
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8')
  const [, list = ''] = (await answer.text()).split('\n\n')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  // react-router-dom is an alias of react-router; packages named after the shop are part of it.
  const { 'react-router-dom': sameAs, ...all } = dependencies
  const used = Object.fromEntries(Object.entries(all).filter(([name]) => !name.startsWith('@statecart/')))
  const listed = list.split('\n').map((line) => /^(\S+) (\S+) \((.+)\)$/.exec(line) ?? [])
  const versions = Object.fromEntries(listed.map(([, name, version]) => [name, version]))
  expect(versions).toMatchObject({ ...used, 'react-router': sameAs })
  for (const [line, , , license] of listed) expect(siteLicenses, line).toContain(license)
})
