import type { SourceList, SourceName, SourcesPort } from '../../../machines/ports/ports.ts'
import { SourceError } from '../../../machines/ports/source-error.ts'
import { type Product, sourceOf } from '../../../machines/product/product.ts'
import { type Answer, ask } from './ask.ts'
import { categoryNames, firstList, firstProduct } from './first-source.ts'
import { imageReader } from './image-address.ts'
import { inSlices } from './in-slices.ts'
import { secondList, secondProduct } from './second-source.ts'

export interface SourcesOptions {
  /** The two hosts; the shop's own embedded sources where none is named. */
  one?: string | undefined
  two?: string | undefined
  /** The page's own address. */
  here: string
  online?: () => boolean
}

const productLimit = 100
const listOf = { one: firstList, two: secondList }
const productOf = { one: firstProduct, two: secondProduct }

export function createSources({ one, two, here, online = () => true }: SourcesOptions): SourcesPort {
  const hosts = { one: hostOf(one || '/sources/one', here), two: hostOf(two || '/sources/two', here) }

  const imageOf = { one: imageReader(`${hosts.one}/`, here), two: imageReader(`${hosts.two}/`, here) }

  function get(source: SourceName, path: string, failure: string, signal: AbortSignal): Promise<Answer> {
    return ask({ address: hosts[source] + path, failure, signal, online })
  }

  function read(source: SourceName, raw: unknown): Product | undefined {
    return productOf[source](raw, imageOf[source])
  }

  return {
    async list(source, signal) {
      const failure = 'Failed fetching products'
      const { status, value } = await get(source, `/products?limit=${productLimit}`, failure, signal)
      const items = listOf[source](value)
      if (!items) throw new SourceError(failure, status, value)
      return gathered(items, (raw) => read(source, raw), signal)
    },
    async product(id, signal) {
      const failure = `Failed fetching product ${id}`
      const asked = sourceOf(id)
      const answer = await get(asked.source, `/products/${asked.id}`, failure, signal).catch(unlessUnknown)
      if (answer?.value === undefined || answer.value === null) return undefined
      const product = read(asked.source, answer.value)
      if (product?.id !== id) throw new SourceError(failure, answer.status, answer.value)
      return product
    },
    async categories(signal) {
      const failure = 'Failed fetching categories'
      const { status, value } = await get('one', '/products/categories', failure, signal)
      const names = categoryNames(value)
      if (!names) throw new SourceError(failure, status, value)
      return names
    },
  }
}

/** Every item that can be read, once; the others are counted. */
async function gathered(
  items: readonly unknown[],
  read: (raw: unknown) => Product | undefined,
  signal: AbortSignal,
): Promise<SourceList> {
  const products = new Map<number, Product>()
  await inSlices(items, signal, (raw) => {
    const product = read(raw)
    if (product && !products.has(product.id)) products.set(product.id, product)
  })
  return { products: [...products.values()], dropped: items.length - products.size }
}

function unlessUnknown(error: unknown): undefined {
  if (error instanceof SourceError && error.status === 404) return undefined
  throw error
}

function hostOf(address: string, here: string): string {
  return new URL(address, here).href.replace(/\/+$/, '')
}
