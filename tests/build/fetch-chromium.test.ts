import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fetchChromium, fetchedChromium, type Supplier } from '../../tools/browsers.ts'
import { temporaryFolder } from './temporary-folder.ts'

const supplier = (name: string, fetch: Supplier['fetch'], fits = true): Supplier => ({ name, fits, fetch })
const unreachable = supplier('Playwright', () =>
  Promise.resolve({ code: 1, output: 'Downloading …\nError: getaddrinfo ENOTFOUND cdn.example\n' }),
)
const other = (file: string, code = 0) =>
  supplier('npm', (folder) => {
    const path = join(folder, 'chromium-1', file)
    mkdirSync(join(folder, 'chromium-1'))
    writeFileSync(path, '#!/bin/sh\necho Chromium 143.0.7499.0\n')
    chmodSync(path, 0o755)
    return Promise.resolve({ code, output: '' })
  })

test('the first supplier that has one that runs is taken, and asked only once', async () => {
  const folder = temporaryFolder({})
  const path = join(folder, 'chromium-1/chrome-headless-shell')
  expect(await fetchChromium([unreachable, other('chrome-headless-shell')], folder)).toEqual({ path })
  expect(fetchedChromium(folder)).toBe(path)
  expect(await fetchChromium([unreachable], folder)).toEqual({ path })
})

test('where none has one, each says why', async () => {
  expect(await fetchChromium([unreachable, other('readme.txt')], temporaryFolder({}))).toEqual({
    why: 'Playwright: Error: getaddrinfo ENOTFOUND cdn.example; npm: what was fetched does not run here',
  })
})

test('one that does not fit this system is not asked', async () => {
  const never = supplier('npm', () => expect.unreachable(), false)
  expect(await fetchChromium([never], temporaryFolder({}))).toEqual({ why: '' })
})
