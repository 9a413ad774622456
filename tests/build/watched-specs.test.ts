import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../tools/paths.ts'
import { listTests } from '../../tools/stages/select.ts'

const watched = 'tests/browser/fixtures/shop-test.ts'
const importOfTest = /import \{[^}]*\btest\b[^}]*\} from '([^']+)'/

const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Whether its `test` is the one that looks for secrets afterwards, or one made of that. */
function isWatched(file: string): boolean {
  const [, from = ''] = importOfTest.exec(read(file).replace(/\btest as \w+/g, 'test')) ?? []
  if (!from.startsWith('.')) return false
  const source = normalize(join(dirname(file), from))
  return source === watched || isWatched(source)
}

test.each(listTests().browser)('%s fails when a secret is found anywhere after it', (file) => {
  expect(isWatched(file)).toBe(true)
})

test.each(listTests().browser)('a browser that %s opens by itself is looked at as well', (file) => {
  const text = read(file)
  const opensOne = /\.(newContext|launch|launchPersistentContext|connectOverCDP)\(/.test(text)
  expect(!opensOne || /watch(Secrets|Intruder)\(/.test(text)).toBe(true)
})
