// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { openPanel } from '../src/browser/load-panel.ts'
import { onShortcut } from '../src/browser/shortcut.ts'

afterEach(() => document.head.replaceChildren())

test('Ctrl+Alt+I is the shortcut, and AltGr+I types a character', () => {
  const action = vi.fn()
  const remove = onShortcut(action)
  const press = (init: KeyboardEventInit) =>
    window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyI', ctrlKey: true, altKey: true, ...init }))
  press({ modifierAltGraph: true })
  expect(action).not.toHaveBeenCalled()
  press({})
  expect(action).toHaveBeenCalledOnce()
  remove()
  press({})
  expect(action).toHaveBeenCalledOnce()
})

test('says what to do if the panel is not served', async () => {
  const tabs = { watch: () => () => undefined, attach: () => Promise.reject(new Error('unused')) }
  const opening = openPanel({ page: '/nowhere/', tabs, leave: () => undefined })
  await expect(opening).rejects.toThrow(/not served at http.*\/nowhere\/\. Add room\(\)/)
})
