import { canonicalPath } from '../../machines/domain/canonical-path.ts'
import { productShell, unknownPage } from '../site/pages.ts'
import type { Page, Site } from './site.ts'

export type Found = {
  status: 200 | 301 | 400 | 404
  /** The path of a file of the build. */
  file?: string
  page?: Page | undefined
  location?: string
}

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
  if (site.files.has(name)) return { status: 200, file: name }
  const text = site.pages.get(name)
  if (text && !name.endsWith('.html')) return { status: 200, page: text }
  const room = isRoom(path) ? prerendered(site, name, target) : undefined
  if (room) return { status: 200, page: room }
  const canonical = canonicalPath(path)
  if (canonical !== undefined && canonical !== path)
    return { status: 301, location: canonical + target.slice(path.length) }
  const page = canonical ? (prerendered(site, name, target) ?? shellOf(site, path)) : undefined
  if (page) return { status: 200, page }
  if (machineAddress.test(path)) return { status: 404 }
  return { status: 404, page: site.pages.get(unknown) ?? shellOf(site, path) }
}

/** What the catalogue shows depends on its query; the other pages have none. */
function prerendered(site: Site, name: string, target: string): Page | undefined {
  const bare = name.replace(/\/$/, '')
  if (bare === '/products' && target.includes('?')) return undefined
  return site.pages.get(`${bare}/index.html`) ?? site.pages.get(`${bare}.html`)
}

/** 404.html is the neutral shell where pages are prerendered; without it index.html is one. */
function shellOf(site: Site, path: string): Page | undefined {
  const own = isProduct(path) ? site.pages.get(`/${productShell.file}`) : undefined
  return own ?? site.pages.get('/404.html') ?? site.pages.get('/index.html')
}

function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    return name.startsWith('/') && !name.includes('\0') ? name : undefined
  } catch {
    return undefined
  }
}
