import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchParent } from '../../tools/orphan.mjs'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a process ends once when the one that started it is gone', () => {
  let parent = 400
  const end = vi.fn()
  watchParent(() => parent, end, 100)
  vi.advanceTimersByTime(1000)
  expect(end).not.toHaveBeenCalled()
  parent = 1
  vi.advanceTimersByTime(1000)
  expect(end).toHaveBeenCalledOnce()
})
