import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import {
  createCache,
  hashInputs,
  hashListing,
  isStamped,
  removeStamp,
  writeStamp,
} from '../../tools/site/cache.ts'
import { temporaryFolder, writeInto } from './temporary-folder.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('equal content is processed once, other content again', async () => {
  const folder = temporaryFolder()
  const make = vi.fn((content: string) => Promise.resolve(Buffer.from(content.toUpperCase())))
  const ask = (content: string) => createCache('shouted', folder).result([content, 'br'], () => make(content))
  expect(text(await ask('cart'))).toBe('CART')
  expect(text(await ask('cart'))).toBe('CART')
  expect(make).toHaveBeenCalledTimes(1)
  expect(text(await ask('cards'))).toBe('CARDS')
  expect(make).toHaveBeenCalledTimes(2)
})

test('the files of a cached folder are copied, and failed work is not cached', async () => {
  const folder = temporaryFolder()
  const target = join(folder, 'dist')
  const make = vi.fn((into: string) => {
    mkdirSync(join(into, 'room'), { recursive: true })
    writeFileSync(join(into, 'room/door.js'), 'open()')
    return Promise.resolve()
  })
  const failing = () => Promise.reject(new Error('no bundle'))
  await expect(createCache('room', folder).files(['inputs'], target, failing)).rejects.toThrow('no bundle')
  for (let builds = 0; builds < 2; builds += 1) {
    await createCache('room', folder).files(['inputs'], target, make)
    expect(readFileSync(join(target, 'room/door.js'), 'utf8')).toBe('open()')
  }
  expect(make).toHaveBeenCalledTimes(1)
})

test('entries that the last build did not use are dropped', async () => {
  const folder = temporaryFolder()
  const make = () => Promise.resolve(Buffer.from('made'))
  await createCache('some', folder).result(['old'], make)
  const cache = createCache('some', folder)
  await cache.result(['new'], make)
  cache.dropUnused()
  expect(readdirSync(join(folder, 'some'))).toHaveLength(1)
  createCache('none', folder).dropUnused()
  expect(existsSync(join(folder, 'none'))).toBe(false)
})

const project = {
  'index.html': '<html>',
  'vite.config.ts': 'export default {}',
  'package-lock.json': '{}',
  'tsconfig.base.json': '{}',
  'src/main.tsx': 'start()',
  'machines/domain/cart.ts': 'export const empty = []',
}

test('an unchanged project needs no build', () => {
  const folder = temporaryFolder(project)
  expect(hashInputs(folder, {})).toBe(hashInputs(temporaryFolder(project), {}))
})

test.each(Object.keys(project))('a change of %s is detected', (path) => {
  const folder = temporaryFolder(project)
  const before = hashInputs(folder, {})
  writeInto(folder, path, 'changed')
  expect(hashInputs(folder, {})).not.toBe(before)
})

test('added, removed and renamed files are detected', () => {
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

test('environment variables are detected, in any order', () => {
  const folder = temporaryFolder(project)
  const one = hashInputs(folder, { VITE_SITE_URL: 'https://a.example', VITE_MACHINE_ROOM: 'on' })
  expect(hashInputs(folder, { VITE_MACHINE_ROOM: 'on', VITE_SITE_URL: 'https://a.example' })).toBe(one)
  expect(hashInputs(folder, { VITE_MACHINE_ROOM: 'off', VITE_SITE_URL: 'https://a.example' })).not.toBe(one)
})

test('tests and documents are not inputs of the site', () => {
  const folder = temporaryFolder(project)
  const before = hashInputs(folder, {})
  writeInto(folder, 'tests/build/some.test.ts', 'test()')
  writeInto(folder, 'packages/room/tests/some.test.ts', 'test()')
  writeInto(folder, 'README.md', '# Shop')
  expect(hashInputs(folder, {})).toBe(before)
})

test('a stamp is valid until its folder changes', () => {
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
