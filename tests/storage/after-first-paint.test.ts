import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAfterFirstPaint } from '../../src/adapters/after-first-paint.ts'

/** A page with an eager and a lazy picture, whose idle callback and picture decoding are controlled by the test. */
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

it('resolves when the browser is idle and the first pictures are decoded', async () => {
  const page = aBusyPage()
  page.afterFirstPaint.contentShown()
  expect(await page.settled()).toBe(false)
  page.rest()
  expect(await page.settled()).toBe(false)
  page.show()
  expect(await page.settled()).toBe(true)
})

it('resolves immediately when deferred code is needed', async () => {
  const page = aBusyPage()
  page.afterFirstPaint.loadNow()
  expect(await page.settled()).toBe(true)
})

it('resolves after four seconds at the latest', async () => {
  const page = aBusyPage()
  page.afterFirstPaint.contentShown()
  page.rest()
  await vi.advanceTimersByTimeAsync(3_999)
  expect(await page.settled()).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await page.settled()).toBe(true)
})
