import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashInputs, hashListing, isStamped, removeStamp, writeStamp } from '../../tools/site/stamp.ts'
import { temporaryFolder, writeInto } from './temporary-folder.ts'

const project = {
  'index.html': '<html>',
  'vite.config.ts': 'export default {}',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'src/main.tsx': 'start()',
  'machines/domain/cart.ts': 'export const empty = []',
}

test('nothing changed, nothing to build', () => {
  const folder = temporaryFolder(project)
  expect(hashInputs(folder, {})).toBe(hashInputs(temporaryFolder(project), {}))
})

test.each(Object.keys(project))('a change of %s is noticed', (path) => {
  const folder = temporaryFolder(project)
  const before = hashInputs(folder, {})
  writeInto(folder, path, 'changed')
  expect(hashInputs(folder, {})).not.toBe(before)
})

test('a file more, a file less and a renamed file are noticed', () => {
  const folder = temporaryFolder(project)
  const seen = new Set([hashInputs(folder, {})])
  writeInto(folder, 'src/screens/cart.tsx', 'cart')
  seen.add(hashInputs(folder, {}))
  rmSync(join(folder, 'src/screens/cart.tsx'))
  writeInto(folder, 'src/screens/kart.tsx', 'cart')
  seen.add(hashInputs(folder, {}))
  rmSync(join(folder, 'src/main.tsx'))
  seen.add(hashInputs(folder, {}))
  expect(seen.size).toBe(4)
})

test('the environment counts, whatever the order it is given in', () => {
  const folder = temporaryFolder(project)
  const one = hashInputs(folder, { VITE_SITE_URL: 'https://a.example', VITE_MACHINE_ROOM: 'on' })
  expect(hashInputs(folder, { VITE_MACHINE_ROOM: 'on', VITE_SITE_URL: 'https://a.example' })).toBe(one)
  expect(hashInputs(folder, { VITE_MACHINE_ROOM: 'off', VITE_SITE_URL: 'https://a.example' })).not.toBe(one)
})

test('tests and documents are no part of the site', () => {
  const folder = temporaryFolder(project)
  const before = hashInputs(folder, {})
  writeInto(folder, 'tests/build/some.test.ts', 'test()')
  writeInto(folder, 'README.md', '# Shop')
  expect(hashInputs(folder, {})).toBe(before)
})

test('a stamp holds until the folder it speaks of is touched', () => {
  const folder = temporaryFolder({ 'dist/index.html': '<html>' })
  const dist = join(folder, 'dist')
  const file = join(folder, '.cache/build.json')
  writeStamp(file, { inputs: 'abc', listing: hashListing(dist) })
  expect(isStamped(file, { inputs: 'abc', listing: hashListing(dist) })).toBe(true)
  expect(isStamped(file, { inputs: 'abd', listing: hashListing(dist) })).toBe(false)
  writeInto(dist, 'assets/other.js', '')
  expect(isStamped(file, { inputs: 'abc', listing: hashListing(dist) })).toBe(false)
  removeStamp(file)
  expect(isStamped(file, { inputs: 'abc', listing: hashListing(dist) })).toBe(false)
})
