import { writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin, ResolvedConfig } from 'vite'
import type { Product } from '../../machines/domain/product.ts'
import { routeAccess } from '../../machines/domain/routes.ts'
import { routePaths, routes } from '../../src/routes.ts'
import { siteRoot, siteVariables, writeFacts } from '../configuration.ts'
import { html } from '../html.ts'
import { filesBelow, root, stampFileOf } from '../paths.ts'
import { type EncodingName, encodings } from '../server/reply.ts'
import { createCache, hashInputs, hashListing, removeStamp, writeStamp } from './cache.ts'
import { prerenderSite } from './prerender.ts'
import { productsAtBuild } from './products.ts'
import { bundleRoom, hasRoom } from './room.ts'
import { buildWorker } from './worker.ts'

/** Adds the machine room, the prerendered pages, the service worker and compressed copies after the bundle of a build. */
export function finishSite(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'statecart-finish',
    apply: 'build',
    configResolved(resolved) {
      config = resolved
    },
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        const folder = resolve(root, config.build.outDir)
        const variables = siteVariables()
        const inputs = hashInputs(root, variables)
        const stampFile = stampFileOf(folder)
        removeStamp(stampFile)
        if (hasRoom(variables)) await bundleRoom(folder, inputs, config.base)
        const products = await productsAtBuild(variables, (text) => config.logger.warn(text))
        await prerenderSite(folder, variables, inputs, products)
        writeSitemap(folder, siteRoot(variables), products)
        await buildWorker(folder, writeFacts(folder, variables), 'warn')
        await compressSite(folder)
        writeStamp(stampFile, { inputs, listing: hashListing(folder) })
      },
    },
  }
}

const minimumSize = 1024
const text = /\.(html|css|m?js|json|webmanifest|txt|xml|svg|wasm)$/

/** There may be hundreds of these pages. The best quality would take 0.1 to 0.3 s per page and save only 10 %. */
const productPage = /^products\//
const fastQuality = 5

type Compress = (body: Buffer, quality: number) => Promise<Buffer>

const compressors: Record<EncodingName, Compress> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Writes compressed copies of all text files of the site, so that the server does not compress per request. */
async function compressSite(folder: string): Promise<void> {
  const paths = filesBelow(folder).filter((path) => text.test(path) && !path.startsWith('.'))
  const cache = createCache(`compressed-${basename(folder)}`)
  await Promise.all(paths.map((path) => compressFile(folder, path, cache)))
  cache.dropUnused()
}

async function compressFile(
  folder: string,
  path: string,
  cache: ReturnType<typeof createCache>,
): Promise<void> {
  const file = join(folder, path)
  const body = await readFile(file)
  if (body.length < minimumSize) return
  const quality = productPage.test(path) ? fastQuality : constants.BROTLI_MAX_QUALITY
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const smaller = await cache.result([name, `${quality}`, body], () => compressors[name](body, quality))
      if (smaller.length < body.length) await writeFile(file + ending, smaller)
    }),
  )
}

const pages = routePaths.filter((path) => routes[path].inSitemap)
/** Addresses that need a signed-in user, and the machine room. */
const disallowedPaths = [
  ...routePaths.filter((path) => routeAccess[path] === 'signedIn' || routeAccess[path] === 'admin'),
  '/profile',
  '/inspect',
]

/** The sitemap with the pages of the routes and of the products that are sold while the site is built, and robots.txt. */
function writeSitemap(folder: string, site: string, products: readonly Product[]): void {
  writeFileSync(join(folder, 'sitemap.xml'), sitemapOf(site, pathsOf(products)))
  writeFileSync(join(folder, 'robots.txt'), robotsOf(site))
}

export function pathsOf(products: readonly Pick<Product, 'id'>[]): string[] {
  return [...pages, ...products.map(({ id }) => `/products/${id}`)]
}

export function sitemapOf(site: string, paths: string[]): string {
  const listed = paths.map((path) => html`  <url><loc>${addressAt(site, path).href}</loc></url>`.html)
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...listed,
    '</urlset>',
    '',
  ].join('\n')
}

export function robotsOf(site: string): string {
  const disallowed = disallowedPaths.map((path) => `Disallow: ${addressAt(site, path).pathname}`)
  return ['User-agent: *', ...disallowed, '', `Sitemap: ${addressAt(site, '/sitemap.xml').href}`, ''].join(
    '\n',
  )
}

function addressAt(site: string, path: string): URL {
  return new URL(path.slice(1), site)
}
