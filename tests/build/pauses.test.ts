import { expect, test } from 'vitest'
import { withPauses } from '../../tools/site/pauses.ts'
import shopBuild from '../../vite.config.ts'

test('the built shop waits wherever a pause stands among its modules, and nowhere else', () => {
  const built = [
    'react();',
    'void breath$1();',
    'shop();',
    'async function open() {',
    '\tawait breath$1();',
    '}',
  ]
  const paused = built.with(1, 'await breath$1();')
  expect(withPauses(built.join('\n'))).toBe(paused.join('\n'))
  expect(withPauses(built.with(1, 'breath();').join('\n'))).toBe(built.with(1, 'await breath();').join('\n'))
})

test('a call that is indented or goes on is left alone', () => {
  for (const line of ['\tbreath();', 'breath().then(go);', 'const calm = breath();', 'breathe();'])
    expect(withPauses(line), line).toBe(line)
})

test('every build of the shop is given its pause', () => {
  expect(shopBuild.plugins?.flat()).toContainEqual(expect.objectContaining({ name: 'statecart-pauses' }))
})
