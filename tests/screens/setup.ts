import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { ceiling } from '../wait.ts'

configure({ asyncUtilTimeout: ceiling })

/** Files share a document: what a page wrote on its root, such as its language, must not reach the next test. */
afterEach(() => {
  // Some files run in Node, without a page.
  if (typeof document === 'undefined') return
  const { documentElement: root } = document
  for (const { name } of [...root.attributes]) root.removeAttribute(name)
})
