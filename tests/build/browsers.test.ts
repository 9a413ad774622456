import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  fetchChromium,
  fetchedChromium,
  findChromium,
  findFullChromium,
  type Supplier,
} from '../../tools/browsers.ts'
import { temporaryFolder } from './temporary-folder.ts'

const playwright = '/home/me/.cache/ms-playwright/chromium/chrome'

const machine = (present: string[], env: NodeJS.ProcessEnv, platform: NodeJS.Platform) => ({
  env,
  platform,
  playwright,
  runs: (path: string) => present.includes(path),
})

function findOn(present: string[], env: NodeJS.ProcessEnv = {}, platform: NodeJS.Platform = 'linux'): string {
  return findChromium(machine(present, env, platform))
}

test('CHROME_PATH comes first', () => {
  expect(findOn(['/opt/mine/chrome', '/usr/bin/chromium'], { CHROME_PATH: '/opt/mine/chrome' })).toBe(
    '/opt/mine/chrome',
  )
})

test('a CHROME_PATH that does not run is reported instead of ignored', () => {
  expect(() => findOn(['/usr/bin/chromium'], { CHROME_PATH: '/opt/gone' })).toThrow(
    'CHROME_PATH is /opt/gone',
  )
})

test.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium', '/usr/bin/chromium-browser'])(
  '%s is found without PATH',
  (path) => expect(findOn([path])).toBe(path),
)

test('a browser is found in any PATH folder', () => {
  expect(findOn(['/home/me/bin/google-chrome'], { PATH: '/bin:/home/me/bin' })).toBe(
    '/home/me/bin/google-chrome',
  )
})

test('the install folders of macOS and Windows are known', () => {
  const macApp = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(findOn([macApp], {}, 'darwin')).toBe(macApp)
  const windowsApp = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(findOn([windowsApp], { PROGRAMFILES: 'C:\\Program Files' }, 'win32')).toBe(windowsApp)
})

test('the headless shell is preferred, except for tests that change browser settings', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(findOn(both)).toBe('/usr/bin/chromium-headless-shell')
  expect(findFullChromium(machine(both, {}, 'linux'))).toBe('/usr/bin/chromium')
})

test('Playwright’s own browser is used last', () => {
  expect(findOn([playwright])).toBe(playwright)
  expect(findOn([playwright, '/usr/bin/chromium'])).toBe('/usr/bin/chromium')
})

test('without a browser, one line explains how to install one', () => {
  expect(() => findOn([])).toThrow(/^No Chromium was found: .*apt-get install chromium.*CHROME_PATH\.$/)
})

const supplier = (name: string, fetch: Supplier['fetch'], isSupported = true): Supplier => ({
  name,
  isSupported,
  fetch,
})
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

test('the first supplier whose browser runs is used, and fetches it only once', async () => {
  const folder = temporaryFolder({})
  const path = join(folder, 'chromium-1/chrome-headless-shell')
  expect(await fetchChromium([unreachable, other('chrome-headless-shell')], folder)).toEqual({ path })
  expect(fetchedChromium(folder)).toBe(path)
  expect(await fetchChromium([unreachable], folder)).toEqual({ path })
})

test('without any browser, the reason of each supplier is reported', async () => {
  expect(await fetchChromium([unreachable, other('readme.txt')], temporaryFolder({}))).toEqual({
    why: 'Playwright: Error: getaddrinfo ENOTFOUND cdn.example; npm: what was fetched does not run here',
  })
})

test('a supplier that does not fit this system is skipped', async () => {
  const never = supplier('npm', () => expect.unreachable(), false)
  expect(await fetchChromium([never], temporaryFolder({}))).toEqual({ why: '' })
})
