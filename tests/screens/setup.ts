import { configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { ceiling } from '../wait.ts'

const { asyncWrapper } = getConfig()
/** Bound at import, because a test may replace the timers. */
const { setImmediate: runInNextTask } = globalThis

configure({
  asyncUtilTimeout: ceiling,
  // React shows a component and subscribes it to its actor in two tasks. A test that continues between them sends events whose
  // results are not yet rendered.
  asyncWrapper: (wait) =>
    asyncWrapper(async () => {
      const found = await wait()
      await new Promise((resolve) => runInNextTask(resolve))
      return found
    }),
})

/** jsdom has no layout, so elements are never resized. */
globalThis.ResizeObserver ??= class {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** jsdom has no layout, so nothing scrolls. Some test files run in Node, without elements. */
if (typeof Element !== 'undefined') Element.prototype.scrollIntoView ??= () => undefined

/** Test files share a document, so attributes of its root, such as the language, must not reach the next test. */
afterEach(() => {
  // Some test files run in Node, without a document.
  if (typeof document === 'undefined') return
  const { documentElement: root } = document
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
})

/**
 * Test files also share their modules: an import that is pending when a file ends would never finish, and the lazy component that
 * waits for it would be missing in every later file.
 */
afterAll(() => vi.dynamicImportSettled())
