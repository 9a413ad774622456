import { redacted } from '../redaction.ts'
import { addressMatcher } from './page-address.ts'
import { sampleOf } from './samples.ts'
import { type Appearance, type Control, type PageSession, plainText, type UserAction } from './user-action.ts'

/** Exports the user's actions as a Playwright test. It locates elements by role and name, and only needs a base URL. */
export function asBrowserTest({ address, shown, actions }: PageSession, at: number): string {
  const steps = actions.flatMap((action) => [...linesOf(action), ...expectationsAfter(action)])
  const lines = [`await page.goto(${quoted(address)})`, ...shown.map(expectation), ...steps]
  const day = new Date(at).toISOString().slice(0, 10)
  return `import { expect as expectSoon, test } from '@playwright/test'

const timeout = 20_000
const expect = expectSoon.configure({ timeout })
test.use({ actionTimeout: timeout })

// The browser of the test is one of a new visitor, and samples stand for what was typed.
test('the session recorded on ${day}', async ({ page }) => {
  test.setTimeout(${60_000 + 5_000 * actions.length})
${lines.map((line) => `  ${line}\n`).join('')}})
`
}

function linesOf(action: UserAction): string[] {
  switch (action.kind) {
    case 'click':
      return [`await ${located(action.on)}.click()`]
    case 'check':
      return [...readiness(action), `await ${located(action.on)}.${checking(action)}`]
    case 'fill':
      return [`await ${located(action.on)}.fill(${quoted(sampleOf(action.value))})`]
    case 'choose':
      return [`await ${located(action.on)}.selectOption(${optionsText(action.options)})`]
    case 'upload':
      return [`await ${located(action.on)}.setInputFiles([${action.files.map(fileText).join(', ')}])`]
    case 'press': {
      const place = action.on ? located(action.on) : 'page.keyboard'
      return [...readiness(action), `await ${place}.press(${quoted(action.key)})`]
    }
    default:
      return [action.kind === 'back' ? 'await page.goBack()' : 'await page.goForward()']
  }
}

/** Playwright itself waits until a control is visible and enabled, except before it presses a key. */
function readiness(action: Extract<UserAction, { kind: 'check' | 'press' }>): string[] {
  const isPressed = action.kind === 'press' || action.covered
  return isPressed && action.on ? [`await expect(${located(action.on)}).toBeEnabled()`] : []
}

function checking({ checked, covered }: Extract<UserAction, { kind: 'check' }>): string {
  if (covered) return "press('Space')"
  return checked ? 'check()' : 'uncheck()'
}

function optionsText(options: readonly (string | number)[]): string {
  const each = options.map((option) =>
    typeof option === 'number' ? `{ index: ${option} }` : `{ label: ${quoted(option)} }`,
  )
  return each.length === 1 ? (each[0] ?? '[]') : `[${each.join(', ')}]`
}

function fileText({ extension, type }: Extract<UserAction, { kind: 'upload' }>['files'][number]): string {
  return `{ name: ${quoted(`sample${extension}`)}, mimeType: ${quoted(type)}, buffer: Buffer.from('Sample') }`
}

function expectationsAfter(action: UserAction): string[] {
  const { appeared, gone = [], address } = action
  const matcher =
    address === undefined ? undefined : addressMatcher(address.replaceAll(redacted, '*'), quoted)
  // Leaves the field first, because some elements only appear when the field loses focus.
  const leaving =
    action.kind === 'fill' && action.left && appeared.length + gone.length > 0
      ? [`await ${located(action.on)}.blur()`]
      : []
  return [
    ...leaving,
    ...(matcher === undefined ? [] : [`await expect(page).toHaveURL(${matcher})`]),
    ...gone.map((one) => `await expect(${shownAs(one)}).toBeHidden()`),
    ...appeared.map(expectation),
  ]
}

function expectation(one: Appearance): string {
  return `await expect(${shownAs(one)}).toBeVisible()`
}

function shownAs({ role, name, text, level, states }: Appearance): string {
  if (role === plainText) return `page.getByText(${quoted(text)}, { exact: true }).first()`
  const options = [
    ...(name === '' ? [] : [`name: ${quoted(name)}`, 'exact: true']),
    ...(level === undefined ? [] : [`level: ${level}`]),
    ...Object.entries(states).map(([state, value]) => `${state}: ${value}`),
  ]
  const found = byRole('page', role, options)
  const narrowed = text === '' ? found : `${found}.filter({ hasText: ${quoted(text)} })`
  return `${narrowed}.first()`
}

function located({ role, name, selector, within, nth }: Control): string {
  if (selector !== undefined) return `page.locator(${quoted(selector)}).nth(${nth})`
  const scope = within ? byRole('page', within.role, namedExactly(within.name)) : 'page'
  const found =
    role === undefined
      ? `${scope}.getByLabel(${quoted(name)}, { exact: true })`
      : byRole(scope, role, namedExactly(name))
  return nth === undefined ? found : `${found}.nth(${nth})`
}

function namedExactly(name: string): string[] {
  return name === '' ? [] : [`name: ${quoted(name)}`, 'exact: true']
}

function byRole(scope: string, role: string, options: readonly string[]): string {
  return `${scope}.getByRole('${role}'${options.length > 0 ? `, { ${options.join(', ')} }` : ''})`
}

function quoted(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
