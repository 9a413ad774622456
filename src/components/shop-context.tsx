import { useSelector } from '@xstate/react'
import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/with-selector'
import type { Actor, AnyActorLogic, AnyActorRef, InputFrom, SnapshotFrom } from 'xstate'
import type { User } from '../../machines/domain/user.ts'
import type { Ports } from '../../machines/ports/ports.ts'
import { openScreen, type Shop, type ShopSnapshots } from '../../machines/shop/open-shop.ts'

interface ShopAccess {
  shop: Shop
  ports: Ports
  /** The snapshots that the page was prerendered from, which hydration has to start with. */
  prerendered?: ShopSnapshots | undefined
}

const ShopContext = createContext<ShopAccess | undefined>(undefined)

export const ShopProvider = ({
  shop,
  ports,
  prerendered,
  children,
}: ShopAccess & { children: ReactNode }) => {
  const access = useMemo(() => ({ shop, ports, prerendered }), [shop, ports, prerendered])
  return <ShopContext value={access}>{children}</ShopContext>
}

export function useShop(): ShopAccess {
  const access = use(ShopContext)
  if (!access) throw new Error('Missing <ShopProvider>')
  return access
}

type Children = SnapshotFrom<Shop>['children']
export type ActorName = Exclude<keyof Children, 'outside' | number | symbol>
type Ref<Name extends ActorName> = NonNullable<Children[Name]>

/** Returns one of the shop's long-lived actors; after a restart, the new actor. */
export function useShopActor<Name extends ActorName>(name: Name): Ref<Name> {
  const actor = useSelector(useShop().shop, (snapshot) => snapshot.children[name])
  if (!actor) throw new Error(`The shop has no actor named ${name}.`)
  return actor as Ref<Name>
}

/** Selects from the snapshot of a long-lived actor. */
export function useShopSelector<Name extends ActorName, Shown>(
  name: Name,
  selector: (snapshot: SnapshotFrom<Ref<Name>>) => Shown,
  isEqual?: (one: Shown, other: Shown) => boolean,
): Shown {
  return useActorSelector(name, useShopActor(name), selector, isEqual)
}

/** Like `useShopSelector`, for a component that already has the actor. */
export function useActorSelector<Name extends ActorName, Shown>(
  name: Name,
  actor: Ref<Name>,
  selector: (snapshot: SnapshotFrom<Ref<Name>>) => Shown,
  isEqual?: (one: Shown, other: Shown) => boolean,
): Shown {
  const { prerendered } = useShop()
  const subscribe = useCallback((listener: () => void) => subscribeTo(actor, listener), [actor])
  const now = () => actor.getSnapshot() as SnapshotFrom<Ref<Name>>
  const whenPrerendered = () => snapshotOf(prerendered, name) ?? now()
  return useSyncExternalStoreWithSelector(subscribe, now, whenPrerendered, selector, isEqual)
}

/** Returns the signed-in user. */
export function useUser(): User | undefined {
  return useShopSelector('session', userOf)
}

const userOf = ({ context }: SnapshotFrom<Ref<'session'>>) => context.user

/** Selects once from the snapshot of a long-lived actor, as a starting value for the actor of a screen. */
export function useInitialSelector<Name extends ActorName, Shown>(
  name: Name,
  selector: (snapshot: SnapshotFrom<Ref<Name>>) => Shown,
): Shown {
  const actor = useShopActor(name)
  const { prerendered } = useShop()
  const now = () => selector(actor.getSnapshot() as SnapshotFrom<Ref<Name>>)
  return useSyncExternalStore(neverChanges, now, () => {
    const snapshot = snapshotOf(prerendered, name)
    return snapshot ? selector(snapshot) : now()
  })
}

/**
 * False while a prerendered page is hydrated with the snapshots that it was rendered from, then true. The switch is a deferred
 * render, so that the browser can handle input in between.
 */
export function useIsHydrated(): boolean {
  return useDeferredValue(useSyncExternalStore(neverChanges, yes, no))
}

/** A value that is slow to render: `prerendered` until the page is hydrated, and from then on a deferred `current`. */
export function useDeferredUntilHydrated<Value>(current: Value, prerendered: Value): Value {
  const { hydration } = useShop().ports
  const isHydrated = useSyncExternalStore(hydration.onHydrated, hydration.isHydrated, no)
  return useDeferredValue(isHydrated ? current : prerendered)
}

const yes = () => true
const no = () => false
/** The subscription to a value that never changes. */
const neverChanges = () => () => undefined

function subscribeTo(actor: AnyActorRef, listener: () => void): () => void {
  const { unsubscribe } = actor.subscribe(listener)
  return unsubscribe
}

function snapshotOf<Name extends ActorName>(snapshots: ShopSnapshots | undefined, name: Name) {
  return snapshots?.[name] as SnapshotFrom<Ref<Name>> | undefined
}

/**
 * Opens an actor in the shop's system. It starts when the calling screen mounts, and stops when the screen unmounts. The actor of a
 * render that React discards never starts, and the next actor of that name replaces it. Not for React's StrictMode, whose second
 * mount would get the stopped actor of the first.
 */
export function useScreen<Logic extends AnyActorLogic>(
  name: string,
  logicWith: (ports: Ports) => Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  const { shop, ports } = useShop()
  const opened = useRef<Actor<Logic> | undefined>(undefined)
  const actor = opened.current ?? openScreen(shop, name, logicWith(ports), input)
  opened.current = actor
  useEffect(() => {
    actor.start()
    return () => shop.send({ type: 'screen.closed', actor })
  }, [actor, shop])
  return actor
}
