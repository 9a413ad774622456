// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { controlOf } from '../src/browser/accessible.ts'
import { readContent } from '../src/browser/page-content.ts'
import { watchUserActions } from '../src/browser/user-actions.ts'
import { asBrowserTest } from '../src/record/as-browser-test.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** The lines of the exported test in which a user has changed each of the fields, which have the class `changed`. */
function linesFor(html: string, change: (field: HTMLElement) => void): string[] {
  document.body.innerHTML = html
  const watching = watchUserActions(document, () => 0)
  for (const field of document.querySelectorAll<HTMLElement>('.changed')) {
    change(field)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('focusout', { bubbles: true }))
  }
  const lines = asBrowserTest(watching.stop(), 0).split('\n').slice(0, -2)
  return lines
    .slice(lines.findIndex((line) => line.includes('page.goto')) + 1)
    .map((line) => line.trim())
    .filter((line) => !line.startsWith('await expect'))
}

test('finds a field or a button without a name by its tag, its type and its place among those', () => {
  const lines = linesFor(
    `<label>Name <input type="text"></label><label>Old <input type="password"></label>
     <input type="password" placeholder="Password" class="changed"><input type="text" class="changed">`,
    (field) => Object.assign(field, { value: 'hunter22' }),
  )
  expect(lines).toEqual([
    "await page.locator('input[type=\"password\"]').nth(1).fill('Sample-password-1')",
    "await page.locator('input[type=\"text\"]').nth(1).fill('Sample text')",
  ])
  document.body.innerHTML = '<button>Save</button><button></button><div role="button" tabindex="0"></div>'
  const [, icon, own] = document.body.children
  expect(icon && controlOf(icon)).toEqual({ role: undefined, name: '', selector: 'button', nth: 1 })
  expect(own && controlOf(own)).toEqual({ role: undefined, name: '', selector: 'div[role="button"]', nth: 0 })
})

test('types samples that a field for a month, a week or a time of a day accepts', () => {
  const lines = linesFor(
    `<label>Month <input type="month" class="changed"></label><label>Week <input type="week" class="changed"></label>
     <label>Start <input type="datetime-local" class="changed"></label>`,
    (field) => {
      const { type } = field as HTMLInputElement
      const values = { month: '2026-05', week: '2026-W10', 'datetime-local': '2026-05-06T10:11' }
      Object.assign(field, { value: values[type as keyof typeof values] })
    },
  )
  expect(lines).toEqual([
    "await page.getByLabel('Month', { exact: true }).fill('2039-01')",
    "await page.getByLabel('Week', { exact: true }).fill('2039-W03')",
    "await page.getByLabel('Start', { exact: true }).fill('2039-01-15T10:30')",
  ])
})

test('types what a field with a format of its own accepts, whatever its `autocomplete` and the typed value are', () => {
  const values: Record<string, string> = {
    Expiry: '2071-05',
    Salary: '123456.5',
    Card: '5555555555554444',
    CVV: '987',
    Born: '1969-03-04',
    Color: '#123456',
    Level: '1234567',
    Start: '10:11:12',
  }
  const lines = linesFor(
    `<label>Expiry <input type="month" autocomplete="cc-exp" class="changed"></label>
     <label>Salary <input type="number" step="any" class="changed"></label>
     <label>Card <input type="number" autocomplete="cc-number" class="changed"></label>
     <label>CVV <input type="number" class="changed"></label>
     <label>Born <input type="date" class="changed"></label>
     <label>Color <input type="color" class="changed"></label>
     <label>Level <input type="range" max="9999999" class="changed"></label>
     <label>Start <input type="time" step="1" class="changed"></label>`,
    (field) => Object.assign(field, { value: values[field.parentElement?.textContent?.trim() ?? ''] }),
  )
  const typed = lines.map((line) => /fill\('(.*)'\)/.exec(line)?.[1])
  expect(typed).toEqual([
    '2039-01',
    '42424242',
    '4111111111111111',
    '123',
    '1990-01-15',
    '#123456',
    '1234567',
    '10:11:12',
  ])
})

test('records what a user does in open shadow roots, and finds it there among equal elements', () => {
  document.body.innerHTML = '<label>Name <input></label><my-form></my-form><my-form></my-form>'
  const roots = [...document.querySelectorAll('my-form')].map((host) => host.attachShadow({ mode: 'open' }))
  for (const root of roots) root.innerHTML = '<label>Name <input></label><p></p>'
  const watching = watchUserActions(document, () => 0)
  const field = roots[1]?.querySelector('input')
  field?.focus()
  Object.assign(field ?? {}, { value: 'Grace' })
  field?.dispatchEvent(new Event('input', { bubbles: true, composed: true }))
  roots[1]?.querySelector('p')?.append('Welcome')
  const text = asBrowserTest(watching.stop(), 0)
  expect(text).toContain(
    "await page.getByRole('textbox', { name: 'Name', exact: true }).nth(2).fill('Sam Sample')",
  )
  expect(watching.stop().actions).toMatchObject([{ kind: 'fill', left: false }])
})

test('finds a control by its tag if its name contains a line break or a text of the style sheet, which Playwright separates in another way', () => {
  document.body.innerHTML =
    '<button>One<br>two</button><button aria-label="Three"><br></button><label class="star">Name <input></label><a class="area" href="/">Shop</a>'
  const [broken, labeled] = document.querySelectorAll('button')
  expect(broken && controlOf(broken)).toEqual({ role: undefined, name: '', selector: 'button', nth: 0 })
  expect(labeled && controlOf(labeled)).toEqual({ role: 'button', name: 'Three' })
  const field = document.querySelector('input')
  expect(field && controlOf(field)).toEqual({ role: 'textbox', name: 'Name' })
  // jsdom has no visibility and no styles of pseudo-elements.
  for (const element of document.querySelectorAll('*'))
    Object.assign(element, { checkVisibility: () => true })
  vi.stubGlobal('getComputedStyle', ({ className }: Element, part?: string) => ({
    content: (part === '::after' && { star: '" *"', area: '""' }[className]) || 'none',
    getPropertyValue: () => '',
  }))
  expect(field && controlOf(field)).toEqual({ role: undefined, name: '', selector: 'input', nth: 0 })
  const link = document.querySelector('a')
  expect(link && controlOf(link)).toEqual({ role: 'link', name: 'Shop' })
})

test('finds a summary by its tag, because Playwright does not take it for a button, and equal options by their index', () => {
  const lines = linesFor(
    '<select aria-label="Pick" class="changed"><option>Same</option><option>Same</option><option>Other</option></select>',
    (field) => Object.assign(field, { selectedIndex: 1 }),
  )
  expect(lines).toEqual([
    "await page.getByRole('combobox', { name: 'Pick', exact: true }).selectOption({ index: 1 })",
  ])
  document.body.innerHTML =
    '<details><summary>One</summary></details><details open><summary>Two</summary></details>'
  const [, second] = document.querySelectorAll('summary')
  expect(second && controlOf(second)).toEqual({ role: undefined, name: '', selector: 'summary', nth: 1 })
  expect(readContent(document).seen.map(({ role, text }) => [role, text])).toEqual([
    ['text', 'One'],
    ['text', 'Two'],
  ])
})

test('chooses a sample file of the same type where the user has chosen a file, and types into an editable element', () => {
  const lines = linesFor(
    `<input type="file" aria-hidden="true" class="changed">
     <div contenteditable="true" role="textbox" aria-label="Note" class="changed"></div>`,
    (field) => {
      if (field instanceof HTMLInputElement)
        Object.defineProperty(field, 'files', {
          value: [new File(['secret'], 'grace hopper.PDF', { type: 'application/pdf' }), new File([], 'key')],
        })
      else field.textContent = 'My note'
    },
  )
  expect(lines).toEqual([
    'await page.locator(\'input[type="file"]\').nth(0).setInputFiles([' +
      "{ name: 'sample.PDF', mimeType: 'application/pdf', buffer: Buffer.from('Sample') }, " +
      "{ name: 'sample', mimeType: 'application/octet-stream', buffer: Buffer.from('Sample') }])",
    "await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Sample text')",
  ])
})
