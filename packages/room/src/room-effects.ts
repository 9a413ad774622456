import { fromCallback, fromPromise } from 'xstate'
import { queryMachine } from './machines/query.machine.ts'
import { roomMachine } from './machines/room.machine.ts'
import type { RoomLink, ServiceName } from './protocol.ts'
import type { RoomPorts } from './room-ports.ts'

export function roomWith({ tabs, links, inspectorUrl }: Pick<RoomPorts, 'tabs' | 'links' | 'inspectorUrl'>) {
  return roomMachine.provide({
    actors: {
      news: fromCallback(({ sendBack }) => {
        const stops = [
          tabs.watch(sendBack),
          inspectorUrl.watch((shown) => sendBack({ type: 'room.shown', ...shown })),
        ]
        return () => {
          for (const stop of stops) stop()
        }
      }),
      attach: fromPromise(async ({ input: { tab }, signal }) => {
        const link = await links.open(tab)
        const close = () => links.close(link)
        signal.addEventListener('abort', close)
        try {
          signal.throwIfAborted()
          return { link, trouble: await links.find(link)?.ask('see.trouble') }
        } catch (error) {
          close()
          throw error
        } finally {
          signal.removeEventListener('abort', close)
        }
      }),
    },
    actions: {
      writeAddress: (_, shown) => inspectorUrl.write(shown),
      close: (_, { link }) => links.close(link),
    },
  })
}

export function queryWith(link: RoomLink, name: ServiceName) {
  return queryMachine.provide({
    actors: {
      changes: fromCallback(({ sendBack }) => link.onChange(() => sendBack({ type: 'query.changed' }))),
      ask: fromPromise(({ input: { given } }) => link.ask(name, ...(given as never))),
    },
  })
}
