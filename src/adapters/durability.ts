import type { Ports } from '../../machines/ports/ports.ts'

/** Persistent storage and its quota; a browser without this API reports that it is not persistent. */
export function createDurability(
  storage: Partial<StorageManager> | undefined = globalThis.navigator.storage,
): Ports['durability'] {
  return {
    async persist() {
      return (await storage?.persist?.().catch(() => false)) ?? false
    },
    async estimate() {
      const [space, persisted] = await Promise.all([
        storage?.estimate?.().catch(() => undefined),
        storage?.persisted?.().catch(() => false),
      ])
      return { used: space?.usage ?? 0, quota: space?.quota ?? 0, persisted: persisted ?? false }
    },
  }
}
