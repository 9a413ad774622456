// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { createUser, elementsAt } from '../src/adapters/testing-library.ts'

afterEach(() => document.body.replaceChildren())

test('finds an element in nested scopes once', () => {
  document.body.innerHTML =
    '<ul><li><ul><li><button>Remove</button></li></ul></li><li><button>Remove</button></li></ul>'
  const [first, second] = document.querySelectorAll('button')
  const query = { role: 'button', name: 'Remove', within: { role: 'list' } } as const
  expect(elementsAt(query)).toEqual([first, second])
  expect(elementsAt({ ...query, at: 1 })).toEqual([second])
})

test('understands disabled elements and texts as Playwright does', async () => {
  document.body.innerHTML = `<button aria-disabled="true">More</button><button disabled>Less</button>
    <article>Two  <b>Lamps</b></article>`
  const user = createUser()
  for (const name of ['More', 'Less']) await user.isDisabled({ role: 'button', name })
  expect(elementsAt({ role: 'article', holding: 'two lamps' })).toHaveLength(1)
})

test('waits for a disabled element before it acts on it, as Playwright does', async () => {
  document.body.innerHTML = '<button disabled>Pay</button><label>Name <input disabled></label>'
  const user = createUser({ eventually: (look) => Promise.resolve().then(look) })
  await expect(user.click({ role: 'button', name: 'Pay' })).rejects.toThrow('button "Pay" is disabled')
  await expect(user.fill({ label: 'Name' }, 'Ada')).rejects.toThrow('"Name" is disabled')
  await user.focus({ label: 'Name' })
})

test('fills a field at once, as Playwright does', async () => {
  document.body.innerHTML =
    '<label>Note <textarea>old</textarea></label><label>Day <input type="date"></label><label>Price <input type="number"></label>'
  const values: string[] = []
  document.body.oninput = ({ target }) => values.push((target as HTMLInputElement).value)
  const user = createUser()
  await user.fill({ label: 'Note' }, '{a} [b]\n')
  await user.fill({ label: 'Day' }, '2026-02-28')
  await user.fill({ label: 'Price' }, '12.5')
  expect(values).toEqual(['', '{a} [b]\n', '2026-02-28', '12.5'])
})
