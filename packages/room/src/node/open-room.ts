/**
 * The public API of @statecart/room for a Node application. It is the same as for a page, but rooms connect through the
 * command `npx statecart-room`.
 */
import { connect, type Socket } from 'node:net'
import WebSocket from 'ws'
import {
  type ApplicationRoom,
  isEnabled,
  openRoom as openWith,
  type RoomOptions,
} from '../application/open-room.ts'
import type { Channel } from '../link/messages.ts'
import { openSocketChannel } from '../link/socket-channel.ts'
import { portOf } from './port.ts'

export type { ApplicationRoom, RoomOptions }

/**
 * Lets rooms connect to this process, which may start before or after `statecart-room`. The connection keeps the process
 * alive only while actors wait for a user of the room. In tests (`NODE_ENV=test`, which Vitest and Jest set) it is not made unless `enabled` is true. Scenarios
 * are left out, because a room opens them by URL.
 */
export function openRoom({ scenarios: _, ...options }: RoomOptions = {}): ApplicationRoom {
  const isWanted = options.channel !== undefined || process.env.NODE_ENV !== 'test'
  const enabled = options.enabled ?? (isWanted && isEnabled(options))
  // A disabled room never closes its channel, so it must not open one.
  const channel = options.channel ?? (enabled ? relayed() : undefined)
  return openWith({ ...options, enabled, channel })
}

function relayed(): Channel {
  const port = portOf()
  if (port === undefined)
    throw new Error(`STATECART_ROOM_PORT is not a port: ${process.env.STATECART_ROOM_PORT}`)
  let socket: Socket | undefined
  let isKeptAlive = false

  /** Node ends the process when nothing is pending except unreferenced sockets and timers. */
  function applyTo(opened: Socket | undefined): void {
    if (isKeptAlive) opened?.ref()
    else opened?.unref()
  }

  const createConnection = ((...given: Parameters<typeof connect>) => {
    socket = connect(...given)
    applyTo(socket)
    return socket
  }) as typeof connect
  const channel = openSocketChannel(
    () => new WebSocket(`ws://127.0.0.1:${port}/socket`, { createConnection }),
    (milliseconds, action) => void setTimeout(action, milliseconds).unref(),
  )
  return {
    ...channel,
    keepAlive(isNeeded) {
      isKeptAlive = isNeeded
      applyTo(socket)
    },
  }
}
