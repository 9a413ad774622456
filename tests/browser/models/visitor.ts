import { expect, type Page } from '@playwright/test'
import type { Visitor } from '../../models/scene.ts'
import { ceiling } from '../../wait.ts'
import { locate } from './locate.ts'

export const patience = { timeout: ceiling }

/** A visitor of the page in the browser. */
export function createVisitor(page: Page, open: Visitor['open']): Visitor {
  return {
    open,
    async click(spot) {
      const target = locate(page, spot)
      try {
        if (await page.locator('.sc-toast').count()) await target.click({ trial: true, timeout: 1_500 })
      } catch {
        /** A message may lie over it, and none of them goes while the clock stands: there is the keyboard as well. */
        await target.press('Enter', patience)
        return
      }
      await target.click(patience)
    },
    fill: (spot, text) => locate(page, spot).fill(text, patience),
    async choose(spot, option) {
      await locate(page, spot).selectOption(option, patience)
    },
    gives: (spot, { name, content }) =>
      locate(page, spot).setInputFiles(
        { name, mimeType: 'application/json', buffer: Buffer.from(content) },
        patience,
      ),
    focus: (spot) => locate(page, spot).focus(patience),
    selects: (spot) => locate(page, spot).selectText(patience),
    scrolls: (...by) =>
      page.evaluate(async (moves) => {
        const nextFrame = () => new Promise(requestAnimationFrame)
        for (const top of moves) {
          window.scrollBy({ top, behavior: 'instant' })
          await nextFrame()
        }
        await nextFrame()
        await nextFrame()
      }, by),
    press: (key) => page.keyboard.press(key),
    async back() {
      await page.goBack({ waitUntil: 'commit' })
    },
    async forward() {
      await page.goForward({ waitUntil: 'commit' })
    },
    async sees(...spots) {
      for (const spot of spots) await expect(locate(page, spot).first()).toBeVisible(patience)
    },
    async misses(...spots) {
      for (const spot of spots) await expect(locate(page, spot)).toHaveCount(0, patience)
    },
    counts: (spot, number) => expect(locate(page, spot)).toHaveCount(number, patience),
    holds: (spot, value) => expect(locate(page, spot)).toHaveValue(value, patience),
    isOn: (spot, on = true) =>
      expect(async () => {
        const isOn = await locate(page, spot).evaluate((element) =>
          element instanceof HTMLInputElement
            ? element.checked
            : ['pressed', 'checked', 'expanded', 'selected'].some(
                (name) => element.getAttribute(`aria-${name}`) === 'true',
              ),
        )
        expect(isOn).toBe(on)
      }).toPass({ intervals: [50], ...patience }),
    isDisabled: (spot, disabled = true) =>
      disabled
        ? expect(locate(page, spot)).toBeDisabled(patience)
        : expect(locate(page, spot)).toBeEnabled(patience),
    isFocused: (spot) => expect(locate(page, spot)).toBeFocused(patience),
    async isDark(dark) {
      await expect(page.locator('html')).toHaveCSS('color-scheme', dark ? 'dark' : 'light', patience)
    },
    speaks: (language) => expect(page.locator('html')).toHaveAttribute('lang', language, patience),
    isAt: (address) =>
      expect
        .poll(() => {
          const { pathname, search } = new URL(page.url())
          return pathname + search
        }, patience)
        .toBe(address),
  }
}
