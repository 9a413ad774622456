import { productLimit } from '../../../machines/domain/source.ts'
import type { SourceName } from '../../../machines/domain/sources.ts'

export interface SourceAddresses {
  list: string
  categories: string
  product(id: number): string
}

/** A service is asked as it wants to be; answers that lie about as files bear names which any host serves. */
export function addressesAt(host: string, areFiles: boolean): SourceAddresses {
  const ending = areFiles ? '.json' : ''
  return {
    list: `${host}/products${areFiles ? ending : `?limit=${productLimit}`}`,
    categories: `${host}/products/categories${ending}`,
    product: (id) => `${host}/products/${id}${ending}`,
  }
}

/** Where the shop's own server answers for a source. */
export function embeddedHost(source: SourceName): string {
  return `/sources/${source}`
}
