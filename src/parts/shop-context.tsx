import { useSelector } from '@xstate/react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import type { Actor, AnyActorLogic, InputFrom, SnapshotFrom } from 'xstate'
import type { Ports } from '../../machines/ports/ports.ts'
import { openScreen, type Shop } from '../../machines/shop/open-shop.ts'

interface House {
  shop: Shop
  ports: Ports
}

const HouseContext = createContext<House | undefined>(undefined)

export const ShopProvider = ({ shop, ports, children }: House & { children: ReactNode }) => {
  const house = useMemo(() => ({ shop, ports }), [shop, ports])
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
  return useSelector(useShopActor(name), selector as never, isEqual) as Shown
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
