import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAfterFirstPaint } from '../../src/adapters/after-first-paint.ts'

/** A page with one picture that comes first, one that does not, and a browser that says when it has nothing to do. */
function aBusyPage() {
  let rest = () => {}
  let show = () => {}
  const decode = () => new Promise<void>((resolve) => (show = resolve))
  const never = () => new Promise<void>(() => {})
  const images = [
    { fetchPriority: 'high', decode },
    { fetchPriority: 'high', decode: () => Promise.reject(new DOMException('Broken', 'EncodingError')) },
    { fetchPriority: 'auto', decode: never },
  ]
  vi.stubGlobal('document', { images })
  vi.stubGlobal('window', { requestIdleCallback: (callback: () => void) => (rest = callback) })
  const afterFirstPaint = createAfterFirstPaint()
  let hasCome = false
  void afterFirstPaint.ready.then(() => (hasCome = true))
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(0)
    return hasCome
  }
  return { afterFirstPaint, settled, rest: () => rest(), show: () => show() }
}

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('comes when the browser is idle and the first pictures are decoded', async () => {
  const page = aBusyPage()
  page.afterFirstPaint.contentShown()
  expect(await page.settled()).toBe(false)
  page.rest()
  expect(await page.settled()).toBe(false)
  page.show()
  expect(await page.settled()).toBe(true)
})

it('comes at once when deferred code is needed', async () => {
  const page = aBusyPage()
  page.afterFirstPaint.loadNow()
  expect(await page.settled()).toBe(true)
})

it('does not wait for ever', async () => {
  const page = aBusyPage()
  page.afterFirstPaint.contentShown()
  page.rest()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(await page.settled()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await page.settled()).toBe(true)
})
