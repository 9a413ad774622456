import { expect, test } from 'vitest'
import { findFirefox } from '../../tools/browsers.ts'

function look(present: string[], env: NodeJS.ProcessEnv = {}): string {
  return findFirefox({ env, platform: 'linux', runs: (path) => present.includes(path) })
}

test('FIREFOX_PATH comes first, and is said when it runs nothing', () => {
  expect(look(['/opt/mine/firefox', '/usr/bin/firefox'], { FIREFOX_PATH: '/opt/mine/firefox' })).toBe(
    '/opt/mine/firefox',
  )
  expect(() => look(['/usr/bin/firefox'], { FIREFOX_PATH: '/opt/gone' })).toThrow('FIREFOX_PATH is /opt/gone')
})

test.each(['/usr/bin/firefox-esr', '/snap/bin/firefox'])('%s is found', (path) =>
  expect(look([path])).toBe(path),
)

test('with none at all, one line says so and how to get one', () => {
  expect(() => look([])).toThrow(/^No Firefox was found.*apt-get install firefox-esr.*FIREFOX_PATH\.$/)
})
