import { expect, type Page } from '@playwright/test'
import { createUser, locate } from '@statecart/prove/playwright'
import type { Visitor } from '../../models/scene.ts'
import { ceiling } from '../../wait.ts'

export const patience = { timeout: ceiling }

/** A visitor of the page in the browser. */
export function createVisitor(page: Page, open: Visitor['open']): Visitor {
  return {
    ...createUser(page, patience),
    open,
    async click(query) {
      const target = locate(page, query)
      try {
        if (await page.locator('.sc-toast').count()) await target.click({ trial: true, timeout: 1_500 })
      } catch {
        /** A toast may cover the target and does not disappear while the clock is paused, so this uses the keyboard instead. */
        await target.press('Enter', patience)
        return
      }
      await target.click(patience)
    },
    selects: (query) => locate(page, query).selectText(patience),
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
    async back() {
      await page.goBack({ waitUntil: 'commit' })
    },
    async forward() {
      await page.goForward({ waitUntil: 'commit' })
    },
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
