import type { Plugin } from 'vite'
import { routeAccess } from '../../machines/domain/routes.ts'
import { settingOf, shopId, sources } from '../../machines/domain/sources.ts'
import { demoCatalogues } from '../../src/demo/catalogue.ts'
import { routePaths, routes } from '../../src/routes.ts'
import { siteRoot, siteVariables } from '../configuration.ts'

const pages = routePaths.filter((path) => routes[path].inSitemap)
/** Addresses that need a signed-in user, and the machine room. */
const closed = [
  ...routePaths.filter((path) => routeAccess[path] === 'signedIn' || routeAccess[path] === 'admin'),
  '/profile',
  '/inspect',
]

/** The sitemap: the pages of the routes, and the products if the demo catalogue is used. */
export function sitemap(): Plugin {
  return {
    name: 'statecart-sitemap',
    apply: 'build',
    generateBundle() {
      const variables = siteVariables()
      const site = siteRoot(variables)
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemapOf(site, pathsOf(variables)) })
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robotsOf(site) })
    },
  }
}

export function pathsOf(variables: Record<string, string>): string[] {
  const own = sources.filter(({ id }) => !variables[settingOf(id)])
  const ids = own.flatMap((source) => (demoCatalogues[source.id] ?? []).map(({ id }) => shopId(source, id)))
  return [...pages, ...ids.map((id) => `/products/${id}`)]
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
