import { Secret } from '../../../machines/domain/secret.ts'
import type { Ports } from '../../../machines/ports/ports.ts'
import type { Shop } from '../../../machines/shop/open-shop.ts'
import { hasMachineRoom, loadInspector } from './load-inspector.ts'

/** Lets breakpoints of the machine room pause a shop while it starts. If the inspector cannot be loaded, they have no effect. */
export async function attachBeforeStart(access: { shop: Shop; ports: Ports }): Promise<void> {
  if (!hasMachineRoom) return
  await loadInspector()
    .then((inspector) => inspector.attachBeforeStart(access, { Secret }))
    .catch(() => undefined)
}
