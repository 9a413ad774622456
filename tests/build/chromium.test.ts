import { expect, test } from 'vitest'
import { findChromium, findWindowedChromium } from '../../tools/browsers.ts'

const playwright = '/home/me/.cache/ms-playwright/chromium/chrome'

const machine = (present: string[], env: NodeJS.ProcessEnv, platform: NodeJS.Platform) => ({
  env,
  platform,
  playwright,
  runs: (path: string) => present.includes(path),
})

function look(present: string[], env: NodeJS.ProcessEnv = {}, platform: NodeJS.Platform = 'linux'): string {
  return findChromium(machine(present, env, platform))
}

test('CHROME_PATH comes first', () => {
  expect(look(['/opt/mine/chrome', '/usr/bin/chromium'], { CHROME_PATH: '/opt/mine/chrome' })).toBe(
    '/opt/mine/chrome',
  )
})

test('a CHROME_PATH that runs nothing is said, not passed over', () => {
  expect(() => look(['/usr/bin/chromium'], { CHROME_PATH: '/opt/gone' })).toThrow('CHROME_PATH is /opt/gone')
})

test.each(['/usr/bin/chromium', '/usr/bin/google-chrome', '/snap/bin/chromium', '/usr/bin/chromium-browser'])(
  '%s is found without being on the PATH',
  (path) => expect(look([path])).toBe(path),
)

test('what is on the PATH is found wherever it lies', () => {
  expect(look(['/home/me/bin/google-chrome'], { PATH: '/bin:/home/me/bin' })).toBe(
    '/home/me/bin/google-chrome',
  )
})

test('a Mac and a Windows have theirs elsewhere', () => {
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
  expect(look([mac], {}, 'darwin')).toBe(mac)
  const windows = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
  expect(look([windows], { PROGRAMFILES: 'C:\\Program Files' }, 'win32')).toBe(windows)
})

test('the one without windows comes first, but where settings are to be set', () => {
  const both = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell']
  expect(look(both)).toBe('/usr/bin/chromium-headless-shell')
  expect(findWindowedChromium(machine(both, {}, 'linux'))).toBe('/usr/bin/chromium')
})

test("Playwright's own comes last", () => {
  expect(look([playwright])).toBe(playwright)
  expect(look([playwright, '/usr/bin/chromium'])).toBe('/usr/bin/chromium')
})

test('with none at all, one line says how to get one', () => {
  expect(() => look([])).toThrow(/^No Chromium was found: .*apt-get install chromium.*CHROME_PATH\.$/)
})
