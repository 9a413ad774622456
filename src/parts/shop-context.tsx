import { useSelector } from '@xstate/react'
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react'
import { useSyncExternalStoreWithSelector } from 'use-sync-external-store/shim/with-selector'
import type { Actor, AnyActorLogic, AnyActorRef, InputFrom, SnapshotFrom } from 'xstate'
import type { Ports } from '../../machines/ports/ports.ts'
import { type Look, openScreen, type Shop } from '../../machines/shop/open-shop.ts'

interface House {
  shop: Shop
  ports: Ports
  /** What was written into the page before it was visited: it is what hydration finds. */
  written?: Look | undefined
}

const HouseContext = createContext<House | undefined>(undefined)

export const ShopProvider = ({ shop, ports, written, children }: House & { children: ReactNode }) => {
  const house = useMemo(() => ({ shop, ports, written }), [shop, ports, written])
  return <HouseContext value={house}>{children}</HouseContext>
}

export function useHouse(): House {
  const house = useContext(HouseContext)
  if (!house) throw new Error('The shop and its actors can only be used inside <ShopProvider>.')
  return house
}

type Children = SnapshotFrom<Shop>['children']
export type ActorName = Exclude<keyof Children, 'outside' | number | symbol>
type Ref<Name extends ActorName> = NonNullable<Children[Name]>

/** One of the shop's long-lived actors; a new one when it had to be started again. */
export function useShopActor<Name extends ActorName>(name: Name): Ref<Name> {
  const actor = useSelector(useHouse().shop, (snapshot) => snapshot.children[name])
  if (!actor) throw new Error(`The shop has no actor named ${name}.`)
  return actor as Ref<Name>
}

/** What a long-lived actor shows at this moment; the selector stands at module level. */
export function useShown<Name extends ActorName, Shown>(
  name: Name,
  selector: (snapshot: SnapshotFrom<Ref<Name>>) => Shown,
  isEqual?: (one: Shown, other: Shown) => boolean,
): Shown {
  const actor = useShopActor(name)
  const { written } = useHouse()
  const subscribe = useCallback((listener: () => void) => subscribed(actor, listener), [actor])
  const now = () => actor.getSnapshot() as SnapshotFrom<Ref<Name>>
  const whenWritten = () => snapshotOf(written, name) ?? now()
  return useSyncExternalStoreWithSelector(subscribe, now, whenWritten, selector, isEqual)
}

/** What a long-lived actor shows as a screen begins, which then goes its own way. */
export function useFirstShown<Name extends ActorName, Shown>(
  name: Name,
  selector: (snapshot: SnapshotFrom<Ref<Name>>) => Shown,
): Shown {
  const actor = useShopActor(name)
  const { written } = useHouse()
  const now = () => selector(actor.getSnapshot() as SnapshotFrom<Ref<Name>>)
  return useSyncExternalStore(never, now, () => {
    const snapshot = snapshotOf(written, name)
    return snapshot ? selector(snapshot) : now()
  })
}

/**
 * False while a written page wakes up and still says what everybody is told; true once it shows what is so. What waits for
 * it is drawn piece by piece, so that the browser can answer in between.
 */
export function useIsAwake(): boolean {
  return useDeferredValue(useSyncExternalStore(never, yes, no))
}

/**
 * What takes its time to be drawn: as it was written until somebody listens to the visitor, and from then on piece by
 * piece.
 */
export function useUnhurried<Shown>(shown: Shown, asWritten: Shown): Shown {
  const { waking } = useHouse().ports
  const isListening = useSyncExternalStore(waking.onListening, waking.isListening, no)
  return useDeferredValue(isListening ? shown : asWritten)
}

const yes = () => true
const no = () => false
const never = () => () => undefined

function subscribed(actor: AnyActorRef, listener: () => void): () => void {
  const { unsubscribe } = actor.subscribe(listener)
  return unsubscribe
}

function snapshotOf<Name extends ActorName>(look: Look | undefined, name: Name) {
  return look?.[name] as SnapshotFrom<Ref<Name>> | undefined
}

/** An actor that lives as long as the screen that calls this, in the shop's own system. */
export function useScreen<Logic extends AnyActorLogic>(
  name: string,
  logicWith: (ports: Ports) => Logic,
  input: InputFrom<Logic>,
): Actor<Logic> {
  const { shop, ports } = useHouse()
  const opened = useRef<Actor<Logic> | undefined>(undefined)
  const actor = opened.current ?? openScreen(shop, name, logicWith(ports), input)
  opened.current = actor
  useEffect(() => {
    actor.start()
    return () => shop.send({ type: 'screen.closed', actor })
  }, [actor, shop])
  return actor
}
