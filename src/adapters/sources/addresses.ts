export interface SourceAddresses {
  list: string
  categories: string
  product(id: number): string
}

/** How many products each source is asked for. */
export const productLimit = 100

/** A service is asked as it wants to be; answers that lie about as files bear names which any host serves. */
export function addressesAt(host: string, areFiles: boolean): SourceAddresses {
  const ending = areFiles ? '.json' : ''
  return {
    list: `${host}/products${areFiles ? ending : `?limit=${productLimit}`}`,
    categories: `${host}/products/categories${ending}`,
    product: (id) => `${host}/products/${id}${ending}`,
  }
}

/** The shop's own sources. */
export const embeddedHosts = { one: '/sources/one', two: '/sources/two' } as const
