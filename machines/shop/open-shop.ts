import {
  type Actor,
  type AnyActorLogic,
  type AnyActorRef,
  createActor,
  type InputFrom,
  type Snapshot,
} from 'xstate'
import type { AddProductAccess } from '../domain/access.ts'
import { addressOf } from '../domain/place.ts'
import { startingPreferences } from '../domain/preferences.ts'
import type { Product } from '../domain/product.ts'
import type { Ports } from '../ports/ports.ts'
import { isSaving } from './saving.ts'
import { shopInput, shopWith } from './shop.effects.ts'
import type { shopMachine } from './shop.machine.ts'
import type { ShopInput } from './shop-types.ts'

export type Shop = Actor<typeof shopMachine>

type Options = Pick<NonNullable<Parameters<typeof createActor>[1]>, 'clock' | 'inspect'> & {
  /** Logic that was created earlier from the same ports. */
  logic?: Shop['logic']
}

/** Creates the shop, which is the only actor system, without starting it. */
export function openShop(
  ports: Ports,
  addProduct: AddProductAccess = 'admin',
  { logic = shopWith(ports), ...options }: Options = {},
): Shop {
  return createActor(logic, { ...options, systemId: 'shop', input: shopInput(ports, addProduct) })
}

/** Starts the shop and sends it what has changed since it was created, because it cannot receive events before it starts. */
export function startShop(
  shop: Shop,
  { history, environment }: Pick<Ports, 'history' | 'environment'>,
): void {
  const atCreation = shop.getSnapshot().context
  shop.start()
  const [place, online, dark] = [history.place(), environment.online(), environment.dark()]
  if (online !== atCreation.online) shop.send({ type: 'environment.online', online })
  if (dark !== atCreation.dark) shop.send({ type: 'environment.dark', dark })
  if (place.key !== atCreation.place.key) shop.send({ type: 'history.popped', place })
}

/**
 * The shop for prerendering a page: in English and US dollars, without a user, and with no data except the products on the page.
 * Its initial snapshot is rendered, and it is never started.
 */
export function prerenderedShop(logic: Shop['logic'], path: string, products: readonly Product[] = []): Shop {
  return createActor(logic, { systemId: 'shop', input: prerenderedInput(path, products) })
}

function prerenderedInput(path: string, prerendered: readonly Product[]): ShopInput {
  const start = startingPreferences([])
  const place = { path, search: '', hash: '', key: 'prerendered', state: null }
  return {
    place,
    start,
    chosen: start,
    loadedLanguage: 'en',
    dark: false,
    online: true,
    addProduct: 'admin',
    prerendered,
    visit: 'prerendered',
  }
}

/** The snapshots of all actors at one moment, by name. */
export type ShopSnapshots = Readonly<Record<string, Snapshot<unknown> | undefined>>

export function snapshotsOf(shop: Shop): ShopSnapshots {
  const actors = Object.entries<AnyActorRef>(shop.getSnapshot().children)
  return Object.fromEntries(actors.map(([name, actor]) => [name, actor.getSnapshot()]))
}

/**
 * The snapshots that the page was prerendered from, for hydration. If the visitor has the default preferences, the shop has the
 * same ones before it starts, which saves the time to create a second shop.
 */
export function prerenderedSnapshots(shop: Shop, path: string): ShopSnapshots {
  const { prerendered } = shop.getSnapshot().context
  return snapshotsOf(isAsPrerendered(shop, path) ? shop : prerenderedShop(shop.logic, path, prerendered))
}

function isAsPrerendered(shop: Shop, path: string): boolean {
  const { user: _, restarts: __, ...context } = shop.getSnapshot().context
  const expected = prerenderedInput(path, [])
  const input = { ...context, prerendered: [], visit: expected.visit }
  const isThere = addressOf(context.place) === path
  return isThere && JSON.stringify({ ...input, place: expected.place }) === JSON.stringify(expected)
}

/**
 * Creates an actor in the shop's actor system that exists as long as its screen is open. The view starts it, and the event
 * `screen.closed` stops it.
 */
export function openScreen<Logic extends AnyActorLogic>(
  shop: Shop,
  name: string,
  logic: Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  return createActor<AnyActorLogic>(logic, {
    parent: shop,
    id: name,
    systemId: freeName(shop, name),
    input,
  }) as Actor<Logic>
}

/**
 * Stops the previous actor of a screen, whose view React may not have unmounted yet, so that the new actor can use its name. A
 * previous actor that is saving keeps the name, and the shop stops it after it has saved. The new actor has a number then.
 */
function freeName(shop: Shop, name: string, number = 1): string {
  const systemId = number === 1 ? name : `${name} ${number}`
  const open: Record<string, AnyActorRef | undefined> = shop.system.getAll()
  const actor = open[systemId]
  if (!actor || name in shop.getSnapshot().children) return systemId
  if (isSaving(actor)) return freeName(shop, name, number + 1)
  shop.send({ type: 'screen.closed', actor })
  return systemId
}
