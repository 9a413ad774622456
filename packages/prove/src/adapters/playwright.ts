/** @statecart/prove/playwright: acts on a page by role and name, and creates tests from the paths of drivers. */
import { expect, type Locator, type Page, type PlaywrightTestArgs, test } from '@playwright/test'
import { type CoverageOptions, coveragePart } from '../coverage.ts'
import { allExceptionsOf, type Driver, driversAt, machineNameOf, untakenBy } from '../driver.ts'
import { performPath } from '../perform.ts'
import { planPaths } from '../plan.ts'
import { type Query, queryText } from '../scene/query.ts'
import type { User } from '../scene/user.ts'

/** Creates a user for a page. `timeout` is in milliseconds; the default is the timeout of Playwright's assertions. */
export function createUser(page: Page, options: { timeout?: number } = {}): User {
  const at = (query: Query) => locate(page, query)
  return {
    click: (query) => at(query).click(options),
    fill: (query, text) => at(query).fill(text, options),
    async choose(query, option) {
      await at(query).selectOption(option, options)
    },
    press: (key) => page.keyboard.press(key),
    focus: (query) => at(query).focus(options),
    upload: (query, { name, content }) =>
      at(query).setInputFiles(
        { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) },
        options,
      ),

    async sees(...queries) {
      for (const query of queries) await expect(at(query).first()).toBeVisible(options)
    },
    async misses(...queries) {
      for (const query of queries) await expect(at(query)).toHaveCount(0, options)
    },
    counts: (query, number) => expect(at(query)).toHaveCount(number, options),
    holds: (query, value) => expect(at(query)).toHaveValue(value, options),
    isOn: (query, on = true) =>
      expect
        .poll(() => at(query).evaluate(isOn), {
          message: `${queryText(query)} is ${on ? 'not ' : ''}on`,
          intervals: [50],
          ...options,
        })
        .toBe(on),
    isDisabled: (query, disabled = true) =>
      disabled ? expect(at(query)).toBeDisabled(options) : expect(at(query)).toBeEnabled(options),
    isFocused: (query) => expect(at(query)).toBeFocused(options),
  }
}

/** Runs in the page. */
function isOn(element: Element): boolean {
  if (element instanceof HTMLInputElement) return element.checked
  return ['pressed', 'checked', 'expanded', 'selected'].some(
    (name) => element.getAttribute(`aria-${name}`) === 'true',
  )
}

/** Locates all elements that match a query, except hidden and inert elements. */
export function locate(page: Page, query: Query): Locator {
  const found = locateAll(page, query).filter({ visible: true }).and(page.locator(':not([inert], [inert] *)'))
  return query.at === undefined ? found : found.nth(query.at)
}

/** Does not filter by visibility, because a container without a visible box can contain visible elements. */
function locateAll(page: Page, query: Query): Locator {
  const found = locateIn(query.within ? scopeAt(page, query.within) : page, query)
  return query.holding === undefined ? found : found.filter({ hasText: query.holding })
}

/** Only visible elements are counted by `at`. */
function scopeAt(page: Page, within: Query): Locator {
  return within.at === undefined ? locateAll(page, within) : locate(page, within)
}

function locateIn(scope: Page | Locator, query: Query): Locator {
  if ('label' in query)
    return scope.getByLabel(query.label, { exact: true }).or(fieldInLabel(scope, query.label))
  if ('text' in query) return scope.getByText(query.text, { exact: true })
  const { role, name, level } = query
  return scope.getByRole(role, {
    exact: true,
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
  })
}

/** `getByLabel` compares the text of the label, which includes the options of a select or the text of a textarea in it. */
function fieldInLabel(scope: Page | Locator, label: string | RegExp): Locator {
  const labels = scope.locator('label:has(select, textarea)')
  const named = { name: label, exact: true }
  return labels
    .getByRole('combobox', named)
    .or(labels.getByRole('listbox', named))
    .or(labels.getByRole('textbox', named))
}

/**
 * Creates a test for each path of the drivers, and a test that the paths take every transition that is not an exception. `open`
 * creates the scene from the page; the driver's `begin` navigates to its URL. The coverage counts the planned paths, because
 * Playwright performs them in several processes.
 */
export function testDriver<Scene>(
  drivers: Driver<Scene> | readonly Driver<Scene>[],
  open: (
    fixtures: Pick<PlaywrightTestArgs, 'page' | 'context' | 'request'>,
    driver: Driver<Scene>,
  ) => Scene | Promise<Scene>,
  { name = machineNameOf(drivers), onCoverage }: CoverageOptions = {},
): void {
  const all = driversAt('browser', drivers)
  if (all.length === 0) return
  const plans = all.flatMap((driver) => planPaths(driver).map((path) => ({ driver, path })))
  test.describe(name, () => {
    for (const [at, { driver, path }] of plans.entries())
      test(`shows the expected content on path ${at + 1}`, async ({ page, context, request }) => {
        await performPath(driver, path, await open({ page, context, request }, driver))
      })
    test('takes every transition that can be caused in the browser', () => {
      const stops = plans.flatMap(({ path }) => [path.opening, ...path.steps])
      const taken = stops.flatMap((stop) => stop.taken)
      onCoverage?.(name, coveragePart(taken, allExceptionsOf(all, 'browser')))
      expect(untakenBy(all, 'browser', taken)).toEqual([])
    })
  })
}
