// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { watchUserActions } from '../src/browser/user-actions.ts'
import { asBrowserTest } from '../src/record/as-browser-test.ts'
import { writtenPage } from '../src/record/recording-file.ts'
import { createRedaction } from '../src/redaction.ts'

afterEach(() => {
  document.body.replaceChildren()
  history.replaceState(null, '', '/')
})

/** Chooses an option as a user does, and returns the lines of the exported test after the choice. */
function linesAfter(html: string, ...changes: readonly (() => void)[]): string[] {
  document.body.innerHTML = `<label>Size <select id="size"><option>S</option><option>M</option></select></label>${html}`
  const watching = watchUserActions(document, () => 0)
  for (const change of changes) {
    element('size').dispatchEvent(new Event('input', { bubbles: true }))
    change()
  }
  const lines = asBrowserTest(watching.stop(), 0).split('\n')
  return lines
    .slice(lines.findIndex((line) => line.includes('selectOption')) + 1, -2)
    .map((line) => line.trim())
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`There is no element ${id}`)
  return found
}

const choice = "await page.getByRole('combobox', { name: 'Size', exact: true }).selectOption({ label: 'S' })"

test('waits for the address to which an action has led, without the parts that differ between runs', () => {
  const lines = linesAfter(
    '',
    () => history.pushState(null, '', '/sizes/2?sort=price'),
    () => history.pushState(null, '', '/orders/order-17a4?by=card#/note/f81d4fae'),
    () => history.pushState(null, '', '/orders/order-22b9?by=card#/note/00a0c91e'),
  )
  expect(lines).toEqual([
    "await expect(page).toHaveURL('/sizes/2?sort=price')",
    choice,
    'await expect(page).toHaveURL(/\\/orders\\/[^/?#&]+\\?by=card#\\/note\\/[^/?#&]+$/)',
    choice,
  ])
})

test('waits for a text where no element with a name appears, and for the end of a text with a number', () => {
  const lines = linesAfter(
    '<p id="price">Price: <b>none</b></p><p id="count">Asked: 0</p>',
    () => element('price').replaceChildren('Price: ', 'reduced'),
    () => element('count').replaceChildren('Asked: 1'),
    () => undefined,
  )
  expect(lines).toEqual([
    "await expect(page.getByText('Price: reduced', { exact: true }).first()).toBeVisible()",
    choice,
    "await expect(page.getByText('Asked: 0', { exact: true }).first()).toBeHidden()",
    choice,
  ])
})

test('waits until an element has disappeared, and until a disabled one is enabled', () => {
  const lines = linesAfter(
    '<button id="remove">Remove</button><button id="pay" disabled>Pay</button>',
    () => element('remove').remove(),
    () => element('pay').removeAttribute('disabled'),
  )
  expect(lines).toEqual([
    "await expect(page.getByRole('button', { name: 'Remove', exact: true }).first()).toBeHidden()",
    choice,
    "await expect(page.getByRole('button', { name: 'Pay', exact: true, disabled: false }).first()).toBeVisible()",
  ])
})

test('waits for the title of a new page, and not for its content, which may differ in the next run', () => {
  const lines = linesAfter('<main id="main"><h1>Home</h1></main>', () => {
    element('main').innerHTML = '<h1>Offers</h1><button>Buy a random product</button>'
  })
  expect(lines).toEqual([
    "await expect(page.getByRole('heading', { name: 'Offers', exact: true, level: 1 }).first()).toBeVisible()",
  ])
})

test('accepts any address where a typed one is in the query, with or without escapes', () => {
  const lines = linesAfter(
    '<label>Vocabulary <input id="vocabulary"></label>',
    () => {
      const field = element('vocabulary') as HTMLInputElement
      field.value = 'https://trees.example/oak'
      field.dispatchEvent(new Event('input', { bubbles: true }))
      field.dispatchEvent(new Event('focusout', { bubbles: true }))
      history.pushState(null, '', '/edit?iri=https://trees.example/oak&tab=terms')
    },
    () => history.pushState(null, '', '/view?iri=https%3A%2F%2Ftrees.example%2Foak'),
  )
  expect(lines).toEqual(
    expect.arrayContaining([
      'await expect(page).toHaveURL(/\\/edit\\?iri=[^&#]+&tab=terms$/)',
      'await expect(page).toHaveURL(/\\/view\\?iri=[^&#]+$/)',
    ]),
  )
  expect(lines.join('\n')).not.toContain('oak')
})

test('accepts any value of a redacted part of an address', () => {
  const address = '/orders?token=secret&page=2'
  const page = { address: '/', shown: [], actions: [{ kind: 'back', at: 1, appeared: [], address }] } as const
  const written = writtenPage(page, createRedaction(['token']))
  expect(JSON.stringify(written)).not.toContain('secret')
  expect(asBrowserTest(written, 0)).toContain(
    'await expect(page).toHaveURL(/\\/orders\\?token=[^&#]+&page=2$/)',
  )
})
