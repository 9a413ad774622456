import { expect, test } from 'vitest'
import { enginesTable } from '../../tools/commands/test-engines.ts'
import { findEngines } from '../../tools/engines.ts'

const webkitFolder = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1'
const debian = [
  '/usr/bin/chromium',
  '/usr/bin/chromedriver',
  '/usr/bin/firefox-esr',
  '/usr/bin/WebKitWebDriver',
  '/usr/bin/Xvfb',
  `${webkitFolder}/MiniBrowser`,
]

function findOn(present: string[], env: NodeJS.ProcessEnv = {}) {
  const isInstalled = (path: string) => present.includes(path)
  return findEngines({
    env,
    platform: 'linux',
    runs: isInstalled,
    isProgram: isInstalled,
    folders: (path) =>
      ({ '/usr/lib': ['/usr/lib/x86_64-linux-gnu'], '/usr/lib/x86_64-linux-gnu': [webkitFolder] })[path] ??
      [],
  })
}

test('finds the three engines of Debian with their drivers and displays', () => {
  expect(findOn(debian)).toEqual([
    { name: 'chromium', programs: { browser: '/usr/bin/chromium', driver: '/usr/bin/chromedriver' } },
    { name: 'firefox', programs: { browser: '/usr/bin/firefox-esr' } },
    {
      name: 'webkit',
      programs: {
        browser: `${webkitFolder}/MiniBrowser`,
        driver: '/usr/bin/WebKitWebDriver',
        display: '/usr/bin/Xvfb',
      },
    },
  ])
})

test('an existing display is used', () => {
  const [, , webkit] = findOn(
    debian.filter((path) => path !== '/usr/bin/Xvfb'),
    { DISPLAY: ':0' },
  )
  expect(webkit).toEqual({
    name: 'webkit',
    programs: { browser: `${webkitFolder}/MiniBrowser`, driver: '/usr/bin/WebKitWebDriver' },
  })
})

test.each(['/usr/bin/chromedriver', '/usr/bin/firefox-esr', '/usr/bin/Xvfb'])(
  'a missing %s is reported in one line with its install command',
  (path) => {
    const found = findOn(debian.filter((one) => one !== path))
    const missing = found.flatMap((one) => ('missing' in one ? [one.missing] : []))
    expect(missing).toEqual([expect.stringMatching(/^apt-get install .*, or set [A-Z_]+_PATH/)])
  },
)

test('an environment variable names a program in another folder', () => {
  const [, firefox] = findOn(['/opt/mine/firefox', '/usr/bin/firefox-esr'], {
    FIREFOX_PATH: '/opt/mine/firefox',
  })
  expect(firefox).toEqual({ name: 'firefox', programs: { browser: '/opt/mine/firefox' } })
})

test('the table has a row per flow, a column per engine, and marks what was not tried', () => {
  const result = (engine: string, title: string, status: string) => ({
    ancestorTitles: [engine],
    title,
    status,
    meta: { version: '156.0' },
  })
  const results = [result('chromium', 'cart with undo', 'passed'), result('chromium', 'wishlist', 'failed')]
  expect(enginesTable(results, ['chromium', 'webkit']).split('\n')).toEqual([
    '| Flow | Chromium 156.0 | WebKitGTK (missing) |',
    '| --- | --- | --- |',
    '| cart with undo | passed | not tried |',
    '| wishlist | failed | not tried |',
  ])
})
