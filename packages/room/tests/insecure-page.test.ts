// @vitest-environment jsdom
import { findByRole } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from '../src/browser/files.ts'
import { openPage } from '../src/page/open-page.ts'
import { createPair } from './connected.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  Reflect.deleteProperty(document, 'execCommand')
  Reflect.deleteProperty(navigator, 'clipboard')
})

test('opens on a page without HTTPS and without storage', async () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  vi.stubGlobal('indexedDB', undefined)
  document.body.innerHTML = '<div id="room"></div>'
  await openPage(createPair().room, { onLost: () => () => undefined })
  await findByRole(document.body, 'main', { name: 'Machine room' })
})

test('copies a text on a page without HTTPS', async () => {
  let copied = ''
  const execCommand = (name: string) => {
    if (name === 'copy') copied = String(getSelection())
    return true
  }
  Object.assign(document, { execCommand })
  // user-event may have added one in an earlier test file, which shares this document.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  await copyText('http://192.168.1.5/__room/?machine=lamp')
  expect(copied).toBe('http://192.168.1.5/__room/?machine=lamp')
  expect(document.body.childElementCount).toBe(0)
})
