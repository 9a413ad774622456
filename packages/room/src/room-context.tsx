import { useActorRef, useSelector } from '@xstate/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type Language, type Texts, type Words, wordsOf } from './i18n/texts.ts'
import { type Panels, panelWith } from './layout/panels.ts'
import type { queryMachine } from './machines/query.machine.ts'
import type { roomMachine } from './machines/room.machine.ts'
import { travelMachine } from './machines/travel.machine.ts'
import type { Answer, Params, RoomLink, ServiceName } from './protocol.ts'
import { queryWith } from './room-effects.ts'
import type { RoomPorts } from './room-ports.ts'

export type RoomActor = ActorRefFrom<typeof roomMachine>

interface RoomValues {
  room: RoomActor
  ports: RoomPorts
  language: Language
}

/** The room's own actors. */
interface RoomActors {
  panels: Panels
  /** The moment of the session that is shown. */
  travel: ActorRefFrom<typeof travelMachine>
}

const RoomContext = createContext<(RoomValues & RoomActors) | undefined>(undefined)

export const RoomProvider = ({
  room,
  ports,
  language,
  children,
}: RoomValues & { readonly children: ReactNode }) => {
  const inspector = usePanel('inspector', ports)
  const timeline = usePanel('timeline', ports)
  const travel = useActorRef(travelMachine)
  const link = useSelector(room, linkOf)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab has other events, although the effect does not read the link
  useEffect(() => travel.send({ type: 'travel.home' }), [travel, link])
  const value = useMemo(
    () => ({ room, ports, language, panels: { inspector, timeline }, travel }),
    [room, ports, language, inspector, timeline, travel],
  )
  return <RoomContext.Provider value={value}>{children}</RoomContext.Provider>
}

const linkOf = ({ context }: SnapshotFrom<typeof roomMachine>) => context.link

function usePanel(name: keyof Panels, { memory }: RoomPorts) {
  const { logic, input } = useMemo(() => panelWith(name, memory), [name, memory])
  return useActorRef(logic, { input })
}

export function useRoom(): RoomValues & RoomActors {
  const value = useContext(RoomContext)
  if (!value) throw new Error('Parts of the machine room can only be used inside <RoomProvider>.')
  return value
}

export function usePanels(): Panels {
  return useRoom().panels
}

export function useRoomShown<Shown>(selector: (snapshot: SnapshotFrom<typeof roomMachine>) => Shown): Shown {
  return useSelector(useRoom().room, selector)
}

export function useWords<W extends Words>(texts: Texts<W>): W {
  return wordsOf(texts, useRoom().language)
}

/** The link to the inspected tab, while one is connected. */
export function useLink(): RoomLink | undefined {
  const { links } = useRoom().ports
  const id = useRoomShown(linkOf)
  return id === undefined ? undefined : links.find(id)
}

const answerOf = ({ context }: SnapshotFrom<typeof queryMachine>) => context.answer

/**
 * Returns the tab's answer to a request and keeps it up to date. The component must be remounted for another link, because
 * its query keeps the first one.
 */
export function useQuery<Name extends ServiceName>(
  link: RoomLink,
  name: Name,
  ...given: Params<Name>
): Answer<Name> | undefined {
  const logic = useMemo(() => queryWith(link, name), [link, name])
  const query = useActorRef(logic, { input: { given } })
  const givenText = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list with the same arguments must not send the request again
  useEffect(() => {
    if (givenText !== JSON.stringify(query.getSnapshot().context.given))
      query.send({ type: 'query.asked', given })
  }, [query, givenText])
  return useSelector(query, answerOf) as Answer<Name> | undefined
}

/** Sends a command to the inspected tab. Failures are ignored, because the room already shows when the tab has gone. */
export function useCommand(link: RoomLink) {
  return useCallback(
    <Name extends ServiceName>(name: Name, ...given: Params<Name>): void => {
      link.ask(name, ...given).catch(() => undefined)
    },
    [link],
  )
}
