/** A cache that holds so many things at most: the oldest make room for the newest. */
export interface Shelf {
  find(address: string): Promise<Response | undefined>
  keep(address: string, response: Response): Promise<void>
}

export function openShelf(name: string, most: number): Shelf {
  return {
    find: async (address) => (await caches.open(name)).match(address, { ignoreVary: true }),
    async keep(address, response) {
      try {
        const cache = await caches.open(name)
        await cache.delete(address, { ignoreVary: true })
        await cache.put(address, response)
        const kept = await cache.keys()
        for (const oldest of kept.slice(0, Math.max(0, kept.length - most))) await cache.delete(oldest)
      } catch {
        // The disk is full: it will not be there without a network, and nothing else is lost.
        return
      }
    },
  }
}
