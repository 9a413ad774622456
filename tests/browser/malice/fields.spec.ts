import { expect, type Page } from '@playwright/test'
import { customer, register } from '../fixtures/people.ts'
import { seedAdministrator } from '../fixtures/seed.ts'
import { repetitions } from '../fixtures/storm.ts'
import { delay } from '../fixtures/time.ts'
import { settled, walkTo } from '../fixtures/walk.ts'
import { reportUnharmed, sample, test } from './malice-test.ts'
import { addressPayloads, payloads } from './payloads.ts'

/**
 * Types every text into every field of the page, including the header, and leaves the field; submits the form for every tenth
 * text. Returns the number of fields.
 */
function typeEverywhere(page: Page, texts: readonly string[], submit = ''): Promise<number> {
  return page.evaluate(
    async ({ given, name }) => {
      const fields = () => [
        ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
          'input:not([type=checkbox], [type=file], [type=range], [type=radio]), textarea',
        ),
      ]
      const type = (field: HTMLInputElement | HTMLTextAreaElement, text: string) => {
        const kind = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
        field.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
        Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(field, text)
        field.dispatchEvent(new Event('input', { bubbles: true }))
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
      let most = 0
      for (const [at, _] of given.entries()) {
        const present = fields()
        most = Math.max(most, present.length)
        for (const [place, field] of present.entries()) type(field, given[(at + place) % given.length] ?? '')
        const button = [...document.querySelectorAll('main button')].find(
          ({ textContent }) => textContent === name,
        )
        if (at % 10 === 0 && button instanceof HTMLElement) button.click()
        // React has rendered by then; a frame is painted for every tenth text.
        if (at % 10 === 0) await new Promise(requestAnimationFrame)
      }
      return most
    },
    { given: texts, name: submit },
  )
}

/** In the short form each payload goes through one of the pages, in the long form through all of them. */
function payloadsFor(page: number, pages: number): readonly string[] {
  return repetitions(
    payloads.filter((_, at) => at % pages === page),
    [...payloads],
  )
}

/** Types slowly, because the picture preview loads an address only after a pause. */
async function typeSlowly(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    await typeEverywhere(page, [text])
    await delay(350)
  }
}

/** The path of a form, its submit button, and the minimum number of fields on the page. */
const openForms = [
  ['/contact', 'Send Message', 5],
  ['/login', '', 3],
  ['/register', '', 5],
  ['/products', '', 4],
] as const
const customersForms = [
  ['/profile/settings', 'Save Changes', 10],
  ['/profile/payment', 'Save Card', 5],
  ['/checkout', 'Place Order', 12],
] as const

test('the fields of public pages survive every payload', { tag: '@storm' }, async ({ shop }) => {
  for (const [at, [path, submit, fields]] of openForms.entries()) {
    await shop.page.goto(path)
    await settled(shop)
    const given = payloadsFor(at, openForms.length)
    expect(await typeEverywhere(shop.page, given, submit), path).toBeGreaterThanOrEqual(fields)
    await expect(shop.heading, path).not.toHaveText('Unexpected Application Error!')
  }
  await shop.goto('/login')
  await shop.field('Email').fill('"><svg/onload=ran()>@evil.example')
  await shop.field('Password').fill(shop.secrets.add("' or 1=1 --<script>ran()</script>"))
  await shop.button('Sign in').click()
  await shop.says('Login failed. Please check your credentials.')
})

test('the fields of a customer whose name is a payload survive every payload', { tag: '@storm' }, async ({
  shop,
}) => {
  const name = '<img src=x onerror=ran()> "><script>ran()</script>'
  await register(shop, { ...customer, name, email: '"><svg/onload=ran()>@shop.example' })
  await shop.addToCart(1)
  for (const [at, [path, submit, fields]] of customersForms.entries()) {
    await walkTo(shop, path)
    if (path === '/profile/payment') await shop.button('Add Payment Method').click()
    await expect(shop.page.getByRole('main').getByRole('textbox').first()).toBeVisible()
    const given = payloadsFor(at, customersForms.length)
    expect(await typeEverywhere(shop.page, given, submit), path).toBeGreaterThanOrEqual(fields)
    await expect(shop.heading, path).not.toHaveText('Unexpected Application Error!')
  }
  await walkTo(shop, '/profile/settings')
  await typeSlowly(shop.page, sample(addressPayloads, 4))
  reportUnharmed('fields', `${payloads.length} payloads through every field of every form`)
})

test('the fields of a new product survive every payload, and the product is shown as text', {
  tag: '@storm',
}, async ({ shop }) => {
  await seedAdministrator(shop)
  await shop.goto('/products/new')
  expect(await typeEverywhere(shop.page, payloads, 'Add Product')).toBeGreaterThanOrEqual(5)
  await typeSlowly(shop.page, sample(addressPayloads, 4))
  await shop.field('Title').fill('"><img src=x onerror=ran()>')
  await shop.field('Price').fill('1')
  await shop.field('Description').fill('</textarea><script>ran()</script>')
  await shop.field('Image URL').fill('/icons/icon-192.png?"onload=ran()')
  await shop.button('Add Product').click()
  await shop.says('Product added successfully!')
  const added = shop.articles.filter({ hasText: '"><img src=x onerror=ran()>' })
  await added.getByRole('link').click()
  await expect(shop.heading).toHaveText('"><img src=x onerror=ran()>')
})
