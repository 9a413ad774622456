import { useCallback } from 'react'
import type { Params, RoomLink } from '../protocol.ts'
import { useCommand, useRoom } from '../room-context.tsx'

/** Like `useCommand`, for a command that sends events to an actor. Shows the present, where their results are. */
export function useAct(link: RoomLink) {
  const command = useCommand(link)
  const { travel } = useRoom()
  return useCallback(
    <Name extends 'drive.goTo' | 'send.event'>(name: Name, ...given: Params<Name>): void => {
      travel.send({ type: 'travel.home' })
      command(name, ...given)
    },
    [command, travel],
  )
}
