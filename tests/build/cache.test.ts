import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { createCache } from '../../tools/site/cache.ts'
import { temporaryFolder } from './temporary-folder.ts'

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString()

test('the same content is worked on once, other content anew', async () => {
  const folder = temporaryFolder()
  const make = vi.fn((content: string) => Promise.resolve(Buffer.from(content.toUpperCase())))
  const ask = (content: string) => createCache('shouted', folder).result([content, 'br'], () => make(content))
  expect(text(await ask('cart'))).toBe('CART')
  expect(text(await ask('cart'))).toBe('CART')
  expect(make).toHaveBeenCalledTimes(1)
  expect(text(await ask('cards'))).toBe('CARDS')
  expect(make).toHaveBeenCalledTimes(2)
})

test('the files of a cached folder are copied, and work that failed leaves none', async () => {
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

test('what the last build did not use is dropped', async () => {
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
