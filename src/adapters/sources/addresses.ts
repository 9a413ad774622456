import { productLimit } from '../../../machines/domain/source.ts'
import type { SourceName } from '../../../machines/domain/sources.ts'

export interface SourceAddresses {
  list: string
  categories: string
  product(id: number): string
}

/** The address of a request: the path of the service, or a file name that any static host can serve. */
export function addressesAt(host: string, areFiles: boolean): SourceAddresses {
  const ending = areFiles ? '.json' : ''
  return {
    list: `${host}/products${areFiles ? ending : `?limit=${productLimit}`}`,
    categories: `${host}/products/categories${ending}`,
    product: (id) => `${host}/products/${id}${ending}`,
  }
}

/** The path of a source on the shop's own server. */
export function embeddedHost(source: SourceName): string {
  return `/sources/${source}`
}
