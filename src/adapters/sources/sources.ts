import { SourceError } from '../../../machines/domain/errors.ts'
import { type Product, sourceOf } from '../../../machines/domain/product.ts'
import type { SourceList, SourceName } from '../../../machines/domain/source.ts'
import type { SourcesPort } from '../../../machines/ports/ports.ts'
import { addressesAt, embeddedHosts } from './addresses.ts'
import { type Answer, ask } from './ask.ts'
import type { RawList } from './fields.ts'
import { categoryNames, firstList, firstProduct } from './first-source.ts'
import { imageReader } from './image-address.ts'
import { inSlices } from './in-slices.ts'
import { secondList, secondProduct } from './second-source.ts'

export interface SourcesOptions {
  /** The two hosts; the shop's own embedded sources where none is named. */
  one?: string | undefined
  two?: string | undefined
  /** The embedded sources' answers lie beside the pages, as files. */
  areFiles?: boolean
  /** The page's own address. */
  here: string
  online?: () => boolean
}

const listOf = { one: firstList, two: secondList }
const productOf = { one: firstProduct, two: secondProduct }

export function createSources(options: SourcesOptions): SourcesPort {
  const { one, two, areFiles = false, here, online = () => true } = options
  const hosts = { one: hostOf(one || embeddedHosts.one, here), two: hostOf(two || embeddedHosts.two, here) }
  const addresses = {
    one: addressesAt(hosts.one, areFiles && !one),
    two: addressesAt(hosts.two, areFiles && !two),
  }

  const imageOf = { one: imageReader(`${hosts.one}/`, here), two: imageReader(`${hosts.two}/`, here) }

  function get(address: string, failure: string, signal: AbortSignal): Promise<Answer> {
    return ask({ address, failure, signal, online })
  }

  function read(source: SourceName, raw: unknown): Product | undefined {
    return productOf[source](raw, imageOf[source])
  }

  return {
    async list(source, signal) {
      const failure = 'Failed fetching products'
      const { status, value } = await get(addresses[source].list, failure, signal)
      const list = listOf[source](value)
      if (!list) throw new SourceError(failure, status, value)
      return gathered(list, (raw) => read(source, raw), signal)
    },
    async product(id, signal) {
      const failure = `Failed fetching product ${id}`
      const asked = sourceOf(id)
      const answer = await get(addresses[asked.source].product(asked.id), failure, signal).catch(
        unlessUnknown,
      )
      if (answer?.value === undefined || answer.value === null) return undefined
      const product = read(asked.source, answer.value)
      if (product?.id !== id) throw new SourceError(failure, answer.status, answer.value)
      return product
    },
    async categories(signal) {
      const failure = 'Failed fetching categories'
      const { status, value } = await get(addresses.one.categories, failure, signal)
      const names = categoryNames(value)
      if (!names) throw new SourceError(failure, status, value)
      return names
    },
  }
}

/** Every item that can be read, once; the others are counted. */
async function gathered(
  { items, isCut }: RawList,
  read: (raw: unknown) => Product | undefined,
  signal: AbortSignal,
): Promise<SourceList> {
  const products = new Map<number, Product>()
  await inSlices(items, signal, (raw) => {
    const product = read(raw)
    if (product && !products.has(product.id)) products.set(product.id, product)
  })
  const list = { products: [...products.values()], dropped: items.length - products.size }
  return isCut ? { ...list, isCut } : list
}

function unlessUnknown(error: unknown): undefined {
  if (error instanceof SourceError && error.status === 404) return undefined
  throw error
}

function hostOf(address: string, here: string): string {
  return new URL(address, here).href.replace(/(?<!\/)\/+$/, '')
}
