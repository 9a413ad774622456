import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { openPackagePage } from './fixtures/package-page.ts'

const entry = join(import.meta.dirname, 'room/panel-page.ts')

/** A style sheet that matches every element that it can reach. */
const aggressive = `
  html { font-size: 40%; color-scheme: dark; }
  body { transform: rotate(3deg); font: italic 30px/3 cursive; }
  *, *::before { color: red !important; letter-spacing: 4px !important; text-transform: uppercase !important;
    background: yellow !important; padding: 9px !important; box-sizing: content-box !important; float: left !important; }
  statecart-room { display: none !important; opacity: 0.2 !important; visibility: hidden !important; }
  button, input, section, select { all: unset !important; }
`

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
})

async function openPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Machine room' }).click()
  await page.getByRole('link', { name: /^door/ }).click()
  await expect(page.locator('[data-state="door.closed"]')).toBeVisible()
}

/** The computed styles and positions of everything in the panel, except what changes over time. */
function panelStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { shadowRoot } = document.querySelector('statecart-room') ?? {}
    return [...(shadowRoot?.querySelectorAll('*') ?? [])].map((element) => {
      const style = getComputedStyle(element)
      const { x, y, width, height } = element.getBoundingClientRect()
      const box = [x, y, width, height].map(Math.round)
      const shown = [...style].map((name) => `${name}:${style.getPropertyValue(name)}`)
      return `${element.tagName} ${element.className} ${box} ${shown.join(';')}`
    })
  })
}

test('the panel looks the same in a page whose style sheet changes every element', async ({ page }) => {
  await openPackagePage(page, entry, { hasRoom: true })
  await openPanel(page)
  const usual = await panelStyles(page)
  expect(usual.length).toBeGreaterThan(100)
  await openPackagePage(page, entry, { hasRoom: true, style: aggressive })
  await page.getByRole('button', { name: 'Machine room' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: /^door/ }).click()
  await expect(page.locator('[data-state="door.closed"]')).toBeVisible()
  expect(await panelStyles(page)).toEqual(usual)
})

test('with forced colors, a selected tab and pressed buttons have the colors of a selection', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPackagePage(page, entry, { hasRoom: true })
  await openPanel(page)
  const lookOf = (control: Locator) =>
    control.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      return { color, backgroundColor }
    })
  await page.evaluate(() => {
    const sample = document.createElement('i')
    sample.style.cssText = 'color: HighlightText; background: Highlight; forced-color-adjust: none'
    document.body.append(sample)
  })
  const selection = await lookOf(page.locator('body > i'))
  await page.getByRole('tab', { name: 'Inspector' }).click()
  const breakpoint = page.getByRole('button', { name: /^Break on / }).first()
  await breakpoint.click()
  for (const control of [page.getByRole('tab', { name: 'Inspector' }), breakpoint])
    await expect.poll(() => lookOf(control)).toEqual(selection)
})

test('the panel does not change the page around it, and is removed completely', async ({ page }) => {
  await openPackagePage(page, entry, { hasRoom: true, style: 'p, output { margin: 5px }' })
  const surroundings = () =>
    page.evaluate(() =>
      [document.documentElement, ...document.body.querySelectorAll(':not(statecart-room)')].map((element) => {
        const style = getComputedStyle(element)
        return `${element.tagName} ${[...style].map((name) => style.getPropertyValue(name)).join(';')}`
      }),
    )
  const before = await surroundings()
  const html = await page.content()
  await openPanel(page)
  expect(await surroundings()).toEqual(before)
  await page.getByRole('button', { name: 'Close the machine room' }).click()
  await expect(page.locator('statecart-room')).toHaveCount(0)
  expect(await page.content()).toBe(html)
})

test('the panel controls its own page, and does not leak its key and click events', async ({ page }) => {
  await openPackagePage(page, entry, { hasRoom: true })
  const leakedEvents: string[] = []
  await page.exposeFunction('tell', (what: string) => leakedEvents.push(what))
  await openPanel(page)
  await page.evaluate(() => {
    const { tell } = window as unknown as { tell(what: string): void }
    for (const type of ['keydown', 'click', 'focusin'])
      document.addEventListener(type, ({ type: what, defaultPrevented }) =>
        tell(`${what} ${defaultPrevented}`),
      )
  })
  await page.getByRole('tab', { name: 'Inspector' }).click()
  await page.getByRole('button', { name: 'Send OPEN' }).first().click()
  await expect(page.getByText('open', { exact: true }).first()).toBeVisible()
  await expect(page.locator('output').first()).toHaveText('open')
  await page.getByRole('combobox', { name: 'Find' }).fill('door')
  await page.keyboard.press('k')
  expect(leakedEvents).toEqual([])

  await page.getByRole('textbox', { name: 'Note' }).focus()
  await page.keyboard.press('Control+k')
  expect(leakedEvents).toContain('keydown false')
  await expect(page.getByRole('textbox', { name: 'Note' })).toBeFocused()
})
