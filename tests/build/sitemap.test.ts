import { expect, it } from 'vitest'
import { routePaths, routes } from '../../src/routes.ts'
import { pathsOf, robotsOf, sitemapOf } from '../../tools/site/finish.ts'

const origin = 'https://shop.example'
const listed = routePaths.filter((path) => routes[path].inSitemap).length

it('lists the pages that need no sign-in, and every product', () => {
  const paths = pathsOf([{ id: 1 }, { id: 1001 }])
  expect(paths).toEqual(expect.arrayContaining(['/', '/products', '/faq', '/products/1', '/products/1001']))
  expect(paths).not.toEqual(expect.arrayContaining([expect.stringMatching(/:|cart|profile|login|new|check/)]))
  expect(paths).toHaveLength(listed + 2)
  expect(new Set(paths).size).toBe(paths.length)
})

it('omits only the sign-in pages, the product pattern and what robots.txt excludes', () => {
  const omitted = routePaths.filter((pattern) => !pathsOf([]).includes(pattern))
  const disallowed = robotsOf(origin).match(/(?<=Disallow: ).+/g) ?? []
  const unexplained = omitted.filter((pattern) => !disallowed.some((path) => pattern.startsWith(path)))
  expect(unexplained).toEqual(['/login', '/register', '/products/:id'])
})

it('contains absolute addresses, escaped for XML', () => {
  const xml = sitemapOf(origin, ['/', '/products?a=1&b=2'])
  expect(xml).toContain('<loc>https://shop.example/</loc>')
  expect(xml).toContain('<loc>https://shop.example/products?a=1&amp;b=2</loc>')
})

it('robots.txt excludes account pages and names the sitemap', () => {
  const robots = robotsOf(origin)
  expect(robots).toMatch(/^User-agent: \*\n/)
  expect(robots).toContain('\nDisallow: /checkout\n')
  expect(robots).toContain('\nSitemap: https://shop.example/sitemap.xml\n')
  expect(robots).not.toContain('/sources')
})
