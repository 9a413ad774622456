import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Product } from '../../machines/domain/product.ts'
import { routeAccess } from '../../machines/domain/routes.ts'
import { routePaths, routes } from '../../src/routes.ts'

const pages = routePaths.filter((path) => routes[path].inSitemap)
/** Addresses that need a signed-in user, and the machine room. */
const closed = [
  ...routePaths.filter((path) => routeAccess[path] === 'signedIn' || routeAccess[path] === 'admin'),
  '/profile',
  '/inspect',
]

/** The sitemap with the pages of the routes and of the products that are sold while the site is built, and robots.txt. */
export function writeSitemap(folder: string, site: string, products: readonly Product[]): void {
  writeFileSync(join(folder, 'sitemap.xml'), sitemapOf(site, pathsOf(products)))
  writeFileSync(join(folder, 'robots.txt'), robotsOf(site))
}

export function pathsOf(products: readonly Pick<Product, 'id'>[]): string[] {
  return [...pages, ...products.map(({ id }) => `/products/${id}`)]
}

export function sitemapOf(site: string, paths: string[]): string {
  const listed = paths.map((path) => `  <url><loc>${escaped(addressAt(site, path).href)}</loc></url>`)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed,
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsOf(site: string): string {
  const disallowed = closed.map((path) => `Disallow: ${addressAt(site, path).pathname}`)
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${addressAt(site, '/sitemap.xml').href}`, ''].join(
    '\n',
  )
}

function addressAt(site: string, path: string): URL {
  return new URL(path.slice(1), site)
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
