import { type Actor, type AnyActorLogic, type AnyActorRef, createActor, type InputFrom } from 'xstate'
import type { AddProductAccess } from '../access/policy.ts'
import type { Ports } from '../ports/ports.ts'
import { startingPreferences } from '../preferences/preferences.ts'
import { shopInput, shopWith } from './shop.effects.ts'
import type { shopMachine } from './shop.machine.ts'

export type Shop = Actor<typeof shopMachine>

type Options = Pick<NonNullable<Parameters<typeof createActor>[1]>, 'clock' | 'inspect'> & {
  /** Made already, from the same ports. */
  logic?: Shop['logic']
}

/** The one actor system, not yet started. */
export function openShop(
  ports: Ports,
  addProduct: AddProductAccess = 'admin',
  { logic = shopWith(ports), ...options }: Options = {},
): Shop {
  return createActor(logic, { ...options, systemId: 'shop', input: shopInput(ports, addProduct) })
}

/**
 * The shop as every page is written: in English and dollars, with nobody known and nothing loaded yet. It is only looked
 * at: while a written page wakes up, it says what stands there. It is never started.
 */
export function shopAsWritten(logic: Shop['logic'], path: string): Shop {
  const start = startingPreferences([])
  const place = { path, search: '', hash: '', key: 'written', state: null }
  const nobody = { dark: false, online: true, addProduct: 'admin' } as const
  return createActor(logic, {
    systemId: 'shop',
    input: { place, start, chosen: start, spoken: 'en', ...nobody },
  })
}

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
