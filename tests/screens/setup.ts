import { configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { ceiling } from '../wait.ts'

configure({ asyncUtilTimeout: ceiling })

/** Files share a document: what a page wrote on its root, such as its language, must not reach the next test. */
afterEach(() => {
  // Some files run in Node, without a page.
  if (typeof document === 'undefined') return
  const { documentElement: root } = document
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
})

/**
 * Files share their modules as well: an import that is pending when its file ends would never finish, and the lazy component that
 * waits for it would be missing in every later file.
 */
afterAll(() => vi.dynamicImportSettled())
