// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { pageOf } from '../src/browser/page.ts'

afterEach(() => vi.unstubAllGlobals())

test('calls a process Node.js, and a worker of a page by its name', () => {
  expect(pageOf(undefined)().title).toBe('Node.js')
  vi.stubGlobal('WorkerGlobalScope', class {})
  expect(pageOf(undefined)().title).toBe('Worker')
  vi.stubGlobal('name', 'prices')
  expect(pageOf(undefined)().title).toBe('prices')
  expect(pageOf('Shop')().title).toBe('Shop')
})
