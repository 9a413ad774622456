/** A cache with a maximum number of entries; the oldest are removed first. */
export interface BoundedCache {
  find(address: string): Promise<Response | undefined>
  put(address: string, response: Response): Promise<void>
}

export function openBoundedCache(name: string, most: number): BoundedCache {
  return {
    find: async (address) => (await caches.open(name)).match(address, { ignoreVary: true }),
    async put(address, response) {
      try {
        const cache = await caches.open(name)
        await cache.delete(address, { ignoreVary: true })
        await cache.put(address, response)
        const keys = await cache.keys()
        for (const oldest of keys.slice(0, Math.max(0, keys.length - most))) await cache.delete(oldest)
      } catch {
        // The storage is full: the response is only unavailable offline.
        return
      }
    },
  }
}
