import { allProducts, relatedTo } from '../../machines/domain/catalogue.ts'
import type { Product } from '../../machines/domain/product.ts'
import { type SourceName, settingOf, sourceNames } from '../../machines/domain/sources.ts'
import { createSources } from '../../src/adapters/sources/sources.ts'
import { answer } from '../../src/demo/answer.ts'
import { siteBase, siteOrigin, siteRoot } from '../configuration.ts'

/** The number of products on the prerendered page of the catalogue. */
const firstCount = 12
/** The maximum number of products with a prerendered page. */
const mostPages = 500
/** How long the build waits for a source, in milliseconds. */
const sourceTimeout = 10_000

/** The page of a product, and the products that the shop knows there. */
export type ProductPage = { path: string; products: readonly Product[] }

/** Returns the products that are sold at build time, in the order of 'Featured'. A source that does not answer is left out. */
export async function productsAtBuild(
  variables: Record<string, string>,
  warn: (text: string) => void,
): Promise<readonly Product[]> {
  const sources = createSources({
    hostOf: (source) => variables[settingOf(source)],
    here: siteRoot(variables),
    request: embeddedFirst(siteOrigin(variables), siteBase(variables)),
  })
  const signal = AbortSignal.timeout(sourceTimeout)
  const listOf = async (source: SourceName): Promise<[SourceName, Product[]]> => {
    try {
      return [source, (await sources.list(source, signal)).products]
    } catch (error) {
      warn(`The source ${source} did not answer, so no page is written with its products: ${error}`)
      return [source, []]
    }
  }
  const lists = Object.fromEntries(await Promise.all(sourceNames.map(listOf))) as Record<
    SourceName,
    Product[]
  >
  return allProducts({ ...lists, local: [] })
}

/** The embedded sources are answered without a server, which does not run yet. */
function embeddedFirst(origin: string, base: string) {
  return (address: string, init: RequestInit): Promise<Response> => {
    const { origin: asked, pathname: path, searchParams: query } = new URL(address)
    const found = asked === origin ? answer({ method: 'GET', path, query, base }) : undefined
    return found ? Promise.resolve(new Response(found.body, found)) : fetch(address, init)
  }
}

/** The products on the page of the catalogue. */
export function firstProducts(products: readonly Product[]): readonly Product[] {
  return products.slice(0, firstCount)
}

/** The products on the page of each product: itself, and those that are related to it. */
export function productPages(products: readonly Product[]): ProductPage[] {
  return products.slice(0, mostPages).map((product) => ({
    path: `/products/${product.id}`,
    products: [product, ...relatedTo(product, products)],
  }))
}
