// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { watchUserActions } from '../src/browser/user-actions.ts'
import { asBrowserTest } from '../src/record/as-browser-test.ts'

afterEach(() => document.body.replaceChildren())

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
