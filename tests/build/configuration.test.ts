import { expect, test } from 'vitest'
import { serveAddress, siteOrigin, sourceOrigins } from '../../tools/configuration.ts'

test('the shop is served at 127.0.0.1:4173 by default', () => {
  expect(serveAddress({})).toEqual({ host: '127.0.0.1', port: 4173 })
  expect(serveAddress({ PORT: '', HOST: '' })).toEqual({ host: '127.0.0.1', port: 4173 })
  expect(serveAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ host: '0.0.0.0', port: 8080 })
})

test.each(['http', '-1', '70000', '4173.5', '41 73'])('PORT=%s is refused', (port) => {
  expect(() => serveAddress({ PORT: port })).toThrow(`PORT is ${port}`)
})

test('the origins of the sources are taken from their addresses, without duplicates', () => {
  const variables = {
    VITE_SOURCE_ONE_URL: 'https://products.example/v1',
    VITE_SOURCE_TWO_URL: 'https://products.example/v2',
  }
  expect(sourceOrigins(variables)).toEqual(['https://products.example'])
  expect(sourceOrigins({})).toEqual([])
  expect(() => sourceOrigins({ VITE_SOURCE_ONE_URL: 'products' })).toThrow('VITE_SOURCE_ONE_URL is products')
})

test('VITE_SITE_URL sets the origin of the site; the default is that of npm start', () => {
  expect(siteOrigin({})).toBe('http://127.0.0.1:4173')
  expect(siteOrigin({ VITE_SITE_URL: 'https://shop.example/' })).toBe('https://shop.example')
  expect(() => siteOrigin({ VITE_SITE_URL: 'shop' })).toThrow('VITE_SITE_URL is shop')
})
