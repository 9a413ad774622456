import { fromCallback, fromPromise } from 'xstate'
import { type LookEvent, type LookInput, lookMachine } from './machines/look.machine.ts'
import { type RoomEvent, roomMachine } from './machines/room.machine.ts'
import type { RoomLink, ServiceName } from './protocol.ts'
import type { RoomPorts } from './room-ports.ts'

export function roomWith({ tabs, links, inspectorUrl }: Pick<RoomPorts, 'tabs' | 'links' | 'inspectorUrl'>) {
  return roomMachine.provide({
    actors: {
      news: fromCallback<RoomEvent>(({ sendBack }) => {
        const stops = [
          tabs.watch(sendBack),
          inspectorUrl.watch((selection) => sendBack({ type: 'room.shown', selection })),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
      attach: fromPromise<string, { tab: string }>(({ input: { tab } }) => links.open(tab)),
    },
    actions: {
      keepAddress: (_, { selection }) => inspectorUrl.keep(selection),
      close: (_, { link }) => links.close(link),
    },
  })
}

export function lookWith(link: RoomLink, name: ServiceName) {
  return lookMachine.provide({
    actors: {
      changes: fromCallback<LookEvent>(({ sendBack }) =>
        link.onChange(() => sendBack({ type: 'look.changed' })),
      ),
      ask: fromPromise<unknown, LookInput>(({ input: { given } }) => link.ask(name, ...(given as never))),
    },
  })
}
