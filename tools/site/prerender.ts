import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createServer, type Manifest } from 'vite'
import type { Product } from '../../machines/domain/product.ts'
import type { RoutePath } from '../../machines/domain/routes.ts'
import { inactiveMedia } from '../../src/adapters/hydration/pre-hydration.ts'
import { dataText, prerenderedProductsElement } from '../../src/adapters/hydration/prerendered-products.ts'
import { screenFile } from '../../src/routes.ts'
import { siteBase } from '../configuration.ts'
import { root } from '../paths.ts'
import type { PrerenderedPage } from '../prerender/write-page.tsx'
import { fromSource } from '../workspace.ts'
import { createCache } from './cache.ts'
import { sourcePreloads, withFirstPictures } from './page-head.ts'
import { fileOf, prerenderedPages, productShell, shellPage, unknownPage } from './pages.ts'
import { firstProducts, productPages } from './products.ts'

type WritePage = (path: string, products: readonly Product[]) => Promise<PrerenderedPage>

/** A page of the build: the path that is rendered, its file, and the route whose files it needs. */
type BuiltPage = {
  path: string
  file: string
  route: RoutePath | undefined
  products: readonly Product[]
}

const writer = '/tools/prerender/write-page.tsx'
const script = /(<script type="module")( crossorigin src=)/
/** Lowers the priority of the script below styles and pictures: a prerendered page is readable without it. */
const lowPriority = ' fetchpriority="low"'
const noStructuredData = '<script type="application/ld+json" id="structured-data">[]'
const stylesheet = /\s*<link rel="stylesheet"[^>]*>/g

const shells: Omit<BuiltPage, 'products'>[] = [
  { ...shellPage, route: undefined },
  productShell,
  { ...unknownPage, route: undefined },
]

function pagesWith(products: readonly Product[]): BuiltPage[] {
  return [
    ...prerenderedPages.map((path) => ({
      path,
      file: fileOf(path),
      route: path,
      products: path === '/products' ? firstProducts(products) : [],
    })),
    ...productPages(products).map(({ path, products: known }) => ({
      path,
      file: fileOf(path),
      route: productShell.route,
      products: known,
    })),
    ...shells.map((shell) => ({ ...shell, products: [] })),
  ]
}

/** Writes the pages that are the same for all visitors, those of products, and the shell of the others. */
export async function prerenderSite(
  folder: string,
  variables: Record<string, string>,
  inputs: string,
  products: readonly Product[],
): Promise<void> {
  const base = siteBase(variables)
  const site = { folder, base, preloads: sourcePreloads(variables, false) }
  const template = readFileSync(join(folder, entryFile), 'utf8')
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest
  const pages = pagesWith(products)
  const rendered = await renderedPages(inputs, base, pages)
  mkdirSync(join(folder, 'products'), { recursive: true })
  for (const page of pages) {
    const files = filesOf(manifest, page.route && screenFile(page.route))
    const content = rendered[page.path]
    if (!content) throw new Error(`${page.path} was not rendered.`)
    const withPictures = withFirstPictures(content, folder, base)
    writeFileSync(join(folder, page.file), documentOf(template, page, withPictures, files, site))
  }
}

/** The HTML that React renders for each address; cached by the source files and the products. */
async function renderedPages(
  inputs: string,
  base: string,
  pages: readonly BuiltPage[],
): Promise<Partial<Record<string, PrerenderedPage>>> {
  const cache = createCache('pages')
  const json = await cache.result([inputs, JSON.stringify(pages)], async () => {
    const entries: [string, PrerenderedPage][] = []
    await withWriter(base, async (writePage) => {
      for (const { path, products } of pages) entries.push([path, await writePage(path, products)])
    })
    return Buffer.from(JSON.stringify(Object.fromEntries(entries)))
  })
  cache.dropUnused()
  return JSON.parse(Buffer.from(json).toString('utf8'))
}

/** Loads the views through Vite, because Node cannot import their assets. */
async function withWriter(base: string, write: (writePage: WritePage) => Promise<void>): Promise<void> {
  const reader = await createServer({
    ...fromSource,
    root,
    base,
    configFile: false,
    mode: 'production',
    logLevel: 'error',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  })
  try {
    const { writePage } = await reader.ssrLoadModule(writer)
    await write(writePage)
  } finally {
    await reader.close()
  }
}

function documentOf(
  template: string,
  { path, products }: BuiltPage,
  { head, styles, body, structuredData = [] }: PrerenderedPage,
  files: ChunkFiles,
  { folder, base, preloads }: { folder: string; base: string; preloads: string },
): string {
  const css = files.styles.map((file) => readFileSync(join(folder, file), 'utf8')).join('')
  const modulePreloads = files.scripts
    .map(
      (file) =>
        `<link rel="modulepreload" media="${inactiveMedia}"${lowPriority} crossorigin href="${base}${file}">`,
    )
    .join('')
  const productsElement = products.length > 0 ? prerenderedProductsElement(products) : ''
  const disabledSheets = files.styles
    .map((file) => `<link rel="stylesheet" href="${base}${file}" disabled>`)
    .join('')
  // Functions, because `$` has a meaning in a replacement string.
  return template
    .replace('<!--page-head-->', () => head)
    .replace(script, `$1${lowPriority}$2`)
    .replace(stylesheet, '')
    .replace(
      '</head>',
      () => `${modulePreloads}${preloads}${disabledSheets}<style>${css}</style>${styles}</head>`,
    )
    .replace(noStructuredData, () => `${noStructuredData.slice(0, -2)}${dataText(structuredData)}`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root" data-prerendered="${path}">${body}</div>${productsElement}`,
    )
}

const entryFile = 'index.html'

type ChunkFiles = {
  /** The files that the screen needs in addition to the entry. */
  scripts: string[]
  styles: string[]
}

/** The files that a page needs: the styles of the entry, and all static imports of its screen. */
function filesOf(manifest: Manifest, screen: string | undefined): ChunkFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(follow)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  follow(entryFile)
  const ofEntry = new Set(scripts)
  if (screen) follow(screen)
  return { scripts: [...scripts].filter((file) => !ofEntry.has(file)), styles: [...styles] }
}
