// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { answer } from '../../src/sources/answer.ts'
import { addressesOf, pictureAt, pictureFiles } from '../../src/sources/pictures.ts'

const files = pictureFiles()
const ask = (path: string) => answer({ method: 'GET', path, query: new URLSearchParams() })
const parsed = (svg: string) => new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement

test('no two pictures are alike', () => {
  expect(files.length).toBeGreaterThan(180)
  expect(new Set(files.map((file) => file.svg)).size).toBe(files.length)
  expect(new Set(files.map((file) => file.address)).size).toBe(files.length)
})

test('they weigh less than 4,000 bytes on average', () => {
  const bytes = files.reduce((sum, file) => sum + new TextEncoder().encode(file.svg).length, 0)
  expect(bytes / files.length).toBeLessThan(4000)
})

test.each(files.map((file) => [file.address, file.svg]))(
  '%s is a square, well-formed, self-sufficient SVG',
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

test('an address carries the hash of its content and stays as it is', () => {
  expect(addressesOf('two', 1)).toEqual(addressesOf('two', 1))
  for (const { address, svg } of files) expect(pictureAt(address)).toBe(svg)
})

test('a picture may be kept for ever and may run nothing', () => {
  const [address = ''] = addressesOf('one', 1)
  expect(ask(address)).toMatchObject({
    status: 200,
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
})

test('a picture that does not exist, or no longer under this hash, is 404 and not kept', () => {
  for (const address of [
    '/pictures/one-21.svg',
    '/pictures/one-1.0.svg',
    '/pictures/',
    '/pictures/two-1-9.abc.svg',
  ]) {
    expect(ask(address)?.status).toBe(404)
    expect(ask(address)?.headers['Cache-Control']).toBe('no-cache')
  }
})
