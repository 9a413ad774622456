import { type Actor, type AnyActorLogic, type AnyActorRef, createActor, type InputFrom } from 'xstate'
import type { AddProductAccess } from '../access/policy.ts'
import type { Ports } from '../ports/ports.ts'
import { shopInput, shopWith } from './shop.effects.ts'
import type { shopMachine } from './shop.machine.ts'

export type Shop = Actor<typeof shopMachine>

/** The one actor system, not yet started. */
export function openShop(
  ports: Ports,
  addProduct: AddProductAccess = 'admin',
  options: { clock?: Clock } = {},
): Shop {
  return createActor(shopWith(ports), { ...options, systemId: 'shop', input: shopInput(ports, addProduct) })
}

type Clock = NonNullable<NonNullable<Parameters<typeof createActor>[1]>['clock']>

/**
 * An actor that lives as long as its screen, in the shop's own system. It is started by whoever shows it, and stopped with
 * the event `screen.closed`.
 */
export function openScreen<Logic extends AnyActorLogic>(
  shop: Shop,
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  closeFormer(shop, name)
  return createActor<AnyActorLogic>(logic, {
    parent: shop,
    id: name,
    systemId: name,
    input,
  }) as Actor<Logic>
}

/** A view may be drawn anew before it is shown, or before the former one has gone: the latest has the name. */
function closeFormer(shop: Shop, name: string): void {
  const open: Record<string, AnyActorRef | undefined> = shop.system.getAll()
  const actor = open[name]
  if (actor && !(name in shop.getSnapshot().children)) shop.send({ type: 'screen.closed', actor })
}
