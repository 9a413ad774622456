// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { answer } from '../../src/demo/answer.ts'
import {
  addressOf,
  firstCatalogue,
  pictureAt,
  pictureFiles,
  secondCatalogue,
} from '../../src/demo/catalogue.ts'

const files = pictureFiles()
const ask = (path: string) => answer({ method: 'GET', path, query: new URLSearchParams() })
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

test('no two pictures are the same', () => {
  expect(files.length).toBeGreaterThan(180)
  const copies = files.filter(({ svg }, at) => files.findIndex((file) => file.svg === svg) < at)
  expect(copies.map(({ address }) => address)).toEqual([])
  expect(new Set(files.map((file) => file.address)).size).toBe(files.length)
})

test('pictures have less than 4,000 bytes on average', () => {
  const bytes = files.reduce((sum, file) => sum + new TextEncoder().encode(file.svg).length, 0)
  expect(bytes / files.length).toBeLessThan(4000)
})

test.each(files.map((file) => [file.address, file.svg]))(
  '%s is a square, well-formed SVG without references to other files',
  (_, svg) => {
    const root = parsed(svg)
    expect(root.tagName).toBe('svg')
    expect(root.querySelector('parsererror, script, foreignObject, text, image, style')).toBeNull()
    const [, , width, height] = root.getAttribute('viewBox')?.split(' ').map(Number) ?? []
    expect(width).toBe(height)
    expect(width).toBeGreaterThan(0)
    expect(root.getAttribute('width')).toBe(root.getAttribute('height'))
    expect(svg).not.toMatch(/href|https?:\/\/(?!www\.w3\.org\/2000\/svg)|NaN|undefined|on\w+=/)
    const ids = [...root.querySelectorAll('[id]')].map((element) => element.id)
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id)
  },
)

test('every product has its pictures, and every picture is used once', () => {
  const used = [
    ...firstCatalogue.map((product) => product.picture),
    ...secondCatalogue.flatMap((product) => product.pictures),
  ]
  expect(used.sort()).toEqual(files.map((file) => file.address).sort())
})

test('an address contains the file name and a hash of the content', () => {
  expect(addressOf('stoneware-mug.svg')).toMatch(/^\/pictures\/stoneware-mug\.[0-9a-f]{10}\.svg$/)
  expect(addressOf('no-such-thing.svg')).toBeUndefined()
  for (const { address, svg } of files) expect(pictureAt(address)).toBe(svg)
})

test('a picture may be cached forever and may not run scripts', () => {
  const address = addressOf('stoneware-mug.svg') ?? ''
  expect(ask(address)).toMatchObject({
    status: 200,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
})

test('a picture that does not exist, or has another hash by now, is 404 and not cached', () => {
  for (const address of [
    '/pictures/no-such-thing.svg',
    '/pictures/stoneware-mug.svg',
    '/pictures/',
    '/pictures/stoneware-mug.0123456789.svg',
  ]) {
    expect(ask(address)?.status).toBe(404)
    expect(ask(address)?.headers['Cache-Control']).toBe('no-cache')
  }
})
