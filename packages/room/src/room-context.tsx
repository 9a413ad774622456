import { useActorRef, useSelector } from '@xstate/react'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo } from 'react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { type Language, type Texts, type Words, wordsOf } from './i18n/texts.ts'
import type { lookMachine } from './machines/look.machine.ts'
import type { roomMachine } from './machines/room.machine.ts'
import type { Answer, Params, RoomLink, ServiceName } from './protocol.ts'
import { lookWith } from './room-effects.ts'
import type { RoomPorts } from './room-ports.ts'

export type RoomActor = ActorRefFrom<typeof roomMachine>

interface Around {
  room: RoomActor
  ports: RoomPorts
  language: Language
}

const RoomContext = createContext<Around | undefined>(undefined)

export const RoomProvider = ({
  room,
  ports,
  language,
  children,
}: Around & { readonly children: ReactNode }) => {
  const around = useMemo(() => ({ room, ports, language }), [room, ports, language])
  return <RoomContext value={around}>{children}</RoomContext>
}

export function useRoom(): Around {
  const around = useContext(RoomContext)
  if (!around) throw new Error('Parts of the machine room can only be used inside <RoomProvider>.')
  return around
}

export function useRoomShown<Shown>(selector: (snapshot: SnapshotFrom<typeof roomMachine>) => Shown): Shown {
  return useSelector(useRoom().room, selector)
}

export function useWords<W extends Words>(texts: Texts<W>): W {
  return wordsOf(texts, useRoom().language)
}

const linkOf = ({ context }: SnapshotFrom<typeof roomMachine>) => context.link

/** The link to the inspected tab, while one is connected. */
export function useLink(): RoomLink | undefined {
  const { links } = useRoom().ports
  const id = useRoomShown(linkOf)
  return id === undefined ? undefined : links.find(id)
}

const answerOf = ({ context }: SnapshotFrom<typeof lookMachine>) => context.answer

/** What the tab answers to a question, kept up to date. The part that asks has the link as its key, so that another tab is another part. */
export function useLook<Name extends ServiceName>(
  link: RoomLink,
  name: Name,
  ...given: Params<Name>
): Answer<Name> | undefined {
  const logic = useMemo(() => lookWith(link, name), [link, name])
  const look = useActorRef(logic, { input: { given } })
  const asked = JSON.stringify(given)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same question in another list is no other question
  useEffect(() => {
    if (asked !== JSON.stringify(look.getSnapshot().context.given)) look.send({ type: 'look.at', given })
  }, [look, asked])
  return useSelector(look, answerOf) as Answer<Name> | undefined
}

/** Sends a command to the inspected tab. A failure is ignored: the room already shows when the tab has gone. */
export function useCommand(link: RoomLink) {
  return useCallback(
    <Name extends ServiceName>(name: Name, ...given: Params<Name>): void => {
      link.ask(name, ...given).catch(() => undefined)
    },
    [link],
  )
}
