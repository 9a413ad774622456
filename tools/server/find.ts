import { canonicalPath } from '../../machines/domain/canonical-path.ts'
import { productShell, unknownPage } from '../site/pages.ts'
import type { Page, Site } from './site.ts'

export type Found =
  | { status: 200 | 404; page: Page }
  | { status: 301; location: string; page?: undefined }
  | { status: 400 | 404; page?: undefined }

/** The machine room is no route of the shop, and a site may have been built without it. */
const isRoom = (path: string) => /^\/inspect\/?$/.test(path)

const isProduct = (path: string) => /^\/products\/[1-9]\d*\/?$/.test(path)

const machineAddress = /^\/(assets|room|sources)\//
const unknown = `/${unknownPage.file}`

/**
 * A file of the build, the prerendered page of a route, or the shell that the shop fills in by itself. Another form of a
 * route's path is redirected to the canonical one, and an unknown address gets the page that says so.
 */
export function findPage(site: Site, target: string): Found {
  const path = target.replace(/[?#].*$/s, '')
  const name = decoded(path)
  if (!name) return { status: 400 }
  const file = site.get(name)
  if (file && !name.endsWith('.html')) return { status: 200, page: file }
  const ownPage = isRoom(path) ? prerendered(site, name, target) : undefined
  if (ownPage) return withPage(200, ownPage)
  const canonical = canonicalPath(path)
  if (canonical !== undefined && canonical !== path)
    return { status: 301, location: canonical + target.slice(path.length) }
  if (canonical) return withPage(200, prerendered(site, name, target) ?? shellOf(site, path))
  return machineAddress.test(path) ? { status: 404 } : withPage(404, site.get(unknown) ?? shellOf(site, path))
}

function withPage(status: 200 | 404, page: Page | undefined): Found {
  return page ? { status, page } : { status: 404 }
}

/** What the catalogue shows depends on its query; the other pages have none. */
function prerendered(site: Site, name: string, target: string): Page | undefined {
  const bare = name.replace(/\/$/, '')
  if (bare === '/products' && target.includes('?')) return undefined
  return site.get(`${bare}/index.html`) ?? site.get(`${bare}.html`)
}

/** 404.html is the neutral shell where pages are prerendered; without it index.html is one. */
function shellOf(site: Site, path: string): Page | undefined {
  const own = isProduct(path) ? site.get(`/${productShell.file}`) : undefined
  return own ?? site.get('/404.html') ?? site.get('/index.html')
}

function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    return name.startsWith('/') && !name.includes('\0') ? name : undefined
  } catch {
    return undefined
  }
}
