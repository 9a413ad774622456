import { SourceError } from '../../../machines/domain/errors.ts'
import type { Product } from '../../../machines/domain/product.ts'
import type { RawList, Source, SourceList } from '../../../machines/domain/source.ts'
import { type SourceName, shopId, sourceOf, sources } from '../../../machines/domain/sources.ts'
import type { SourcesPort } from '../../../machines/ports/ports.ts'
import { afterWaitingTasks } from '../time.ts'
import { addressesAt, embeddedHost, imageReader, type SourceAddresses } from './addresses.ts'
import { type Answer, ask, type Fetch } from './ask.ts'

interface SourcesOptions {
  /** The host of a source; the shop's own server by default. */
  hostOf?(source: SourceName): string | undefined
  /** Whether the responses of the embedded sources are static files of the site. */
  areFiles?: boolean
  /** Whether to load all pages of a paginated source, not only the first. */
  loadsAll?: boolean
  /** The page's own address. */
  here: string
  online?: () => boolean
  /** Replaces the browser's `fetch`. The build uses it to answer requests to the embedded sources itself. */
  request?: Fetch
}

export function createSources(options: SourcesOptions): SourcesPort {
  const { hostOf = () => undefined, areFiles = false, loadsAll = false, here, online = () => true } = options
  const { request = (address, init) => fetch(address, init) } = options
  const services = sources.map((source) => serviceOf(source, hostOf(source.id), areFiles, here))
  const categoriesService = services.find(({ source }) => source.categories)

  function serviceFor(name: SourceName): Service {
    return services.find(({ source }) => source.id === name) as Service
  }

  function get(address: string, failure: string, signal: AbortSignal): Promise<Answer> {
    return ask({ address, failure, signal, online, request })
  }

  return {
    async list(name, signal, from = 0) {
      const service = serviceFor(name)
      const failure = 'Failed fetching products'
      const { addresses, source, read, isFiles } = service
      const { status, value } = await get(from > 0 ? addresses.page(from) : addresses.list, failure, signal)
      const list = source.list(value, from)
      if (!list) throw new SourceError(failure, status, value)
      const decoded = await decodeItems(list, read, signal)
      const hasNext = loadsAll && source.hasPages && !isFiles && list.isTruncated && list.items.length > 0
      return hasNext ? { ...decoded, next: from + list.items.length } : decoded
    },
    async product(id, signal) {
      const failure = `Failed fetching product ${id}`
      const identity = sourceOf(id)
      const { addresses, read } = serviceFor(identity.source)
      const answer = await get(addresses.product(identity.id), failure, signal).catch(unlessUnknown)
      if (answer?.value === undefined || answer.value === null) return undefined
      const product = read(answer.value)
      if (product?.id !== id) throw new SourceError(failure, answer.status, answer.value)
      return product
    },
    async categories(signal) {
      const failure = 'Failed fetching categories'
      if (!categoriesService) return []
      const { status, value } = await get(categoriesService.addresses.categories, failure, signal)
      const names = categoriesService.source.categories?.(value)
      if (!names) throw new SourceError(failure, status, value)
      return names
    },
  }
}

/** A source with its addresses and its decoder. */
interface Service {
  source: Source & { id: SourceName }
  addresses: SourceAddresses
  isFiles: boolean
  /** Converts an item of the source to a product of the shop. */
  read(raw: unknown): Product | undefined
}

function serviceOf(
  source: Service['source'],
  configuredHost: string | undefined,
  areFiles: boolean,
  here: string,
): Service {
  const host = absolute(configuredHost || embeddedHost(source.id), here)
  const imageOf = imageReader(`${host}/`, here)
  const isFiles = areFiles && !configuredHost
  return {
    source,
    addresses: addressesAt(host, isFiles),
    isFiles,
    read(raw) {
      const product = source.product(raw, imageOf)
      return product && { ...product, id: shopId(source, product.id) }
    },
  }
}

/** The decoded items. Unreadable items, and items with the id of another, are left out and counted. */
async function decodeItems(
  { items, isTruncated }: RawList,
  read: (raw: unknown) => Product | undefined,
  signal: AbortSignal,
): Promise<SourceList> {
  const products = new Map<number, Product>()
  await inSlices(items, signal, (raw) => {
    const product = read(raw)
    if (product && !products.has(product.id)) products.set(product.id, product)
  })
  const list = { products: [...products.values()], dropped: items.length - products.size }
  return isTruncated ? { ...list, isTruncated } : list
}

function unlessUnknown(error: unknown): undefined {
  if (error instanceof SourceError && error.status === 404) return undefined
  throw error
}

function absolute(address: string, here: string): string {
  return new URL(address, here).href.replace(/(?<!\/)\/+$/, '')
}

/** In milliseconds. */
const sliceDuration = 8

/** Visits a list of any length in short slices, so that the page stays responsive; stops when the signal is aborted. */
async function inSlices<Item>(
  items: readonly Item[],
  signal: AbortSignal,
  visit: (item: Item) => void,
): Promise<void> {
  let sliceStart = performance.now()
  for (const item of items) {
    if (performance.now() - sliceStart > sliceDuration) {
      await afterWaitingTasks()
      signal.throwIfAborted()
      sliceStart = performance.now()
    }
    visit(item)
  }
}
