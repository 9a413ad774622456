import { isKnownRoute } from '../known-routes.ts'
import type { Page, Site } from './site.ts'

export type Found = { status: 200 | 404; page: Page } | { status: 400 | 404; page?: undefined }

const machineAddress = /^\/(assets|sources)\//

/**
 * A file of the build, the prerendered page of a route, or the shell that the shop fills in by itself. A page for an
 * unknown address is the shell too, for the shop says so in its own words.
 */
export function findPage(site: Site, target: string): Found {
  const path = target.replace(/[?#].*$/s, '')
  const name = decoded(path)
  if (!name) return { status: 400 }
  const file = site.get(name)
  if (file && !name.endsWith('.html')) return { status: 200, page: file }
  if (isKnownRoute(path)) return withPage(200, prerendered(site, name) ?? shellOf(site))
  return machineAddress.test(path) ? { status: 404 } : withPage(404, shellOf(site))
}

function withPage(status: 200 | 404, page: Page | undefined): Found {
  return page ? { status, page } : { status: 404 }
}

function prerendered(site: Site, name: string): Page | undefined {
  const bare = name.replace(/\/$/, '')
  return site.get(`${bare}/index.html`) ?? site.get(`${bare}.html`)
}

/** 404.html is the neutral shell where pages are prerendered; without it index.html is one. */
function shellOf(site: Site): Page | undefined {
  return site.get('/404.html') ?? site.get('/index.html')
}

function decoded(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    return name.startsWith('/') && !name.includes('\0') ? name : undefined
  } catch {
    return undefined
  }
}
