import { expect, test } from 'vitest'
import { checkFile } from '../../tools/checks/checks.ts'

const found = (path: string, text: string) => checkFile(path, text).join('\n')

test.each([
  'await new Promise((resolve) => setTimeout(resolve, 20))',
  'await new Promise((resolve) => window.setTimeout(resolve, patience))',
  "import { setTimeout as pause } from 'node:timers/promises'",
  "import { setTimeout } from 'timers/promises'",
  "import { createActor, waitFor } from 'xstate'",
  'await vi.waitFor(() => expect(seen).toBe(1))',
  'await vi.waitUntil(() => seen)',
])('a test does not wait for a time: %s', (text) => {
  expect(found('tests/browser/cart.spec.ts', text)).toContain('a test waits for a condition')
  expect(found('tests/browser/fixtures/time.ts', text)).toBe('')
  expect(found('tools/serve.ts', text)).toBe('')
  expect(found('tests/bench/pages/store/store.ts', text)).toBe('')
})

test.each([
  "it('adds up', () => expect(sum()).toBe(3), 30_000)",
  "describe.each(models)('$name', { timeout: 30_000 }, () => {})",
  'await waitFor(() => expect(seen).toBe(1), { timeout: 900 })',
])('a test in Node has no time limit of its own: %s', (text) => {
  expect(found('tests/machines/cart.test.ts', text)).toContain('a time limit of its own')
})

test.each([
  'test.setTimeout(60_000)',
  'await new Promise((resolve) => setTimeout(resolve))',
  'await new Promise((resolve) => setTimeout(resolve, 0))',
  "import { createActor } from 'xstate'",
  'await waitFor(cart, (snapshot) => snapshot.hasTag("open"))',
  'const clock = { setTimeout: () => 0 }',
])('what does not sleep is let through: %s', (text) => {
  expect(found('tests/browser/cart.spec.ts', text)).toBe('')
})
