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
      await target.scrollIntoViewIfNeeded(patience)
      // A toast may cover the target and does not disappear while the clock is paused, so this uses the keyboard instead.
      if (await target.evaluate(isBelowToast, undefined, patience)) await target.press('Enter', patience)
      else await target.click(patience)
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

/** Runs in the page: whether a click on the center of the element would hit a toast instead. */
function isBelowToast(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const toast = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.sc-toast')
  return toast ? !toast.contains(element) && !element.contains(toast) : false
}
