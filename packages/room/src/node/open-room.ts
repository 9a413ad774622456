/**
 * The public API of @statecart/room for a Node application. It is the same as for a page, but rooms connect through the
 * command `npx statecart-room`.
 */
import { connect } from 'node:net'
import WebSocket from 'ws'
import {
  type ApplicationRoom,
  isEnabled,
  openRoom as openWith,
  type RoomOptions,
} from '../application/open-room.ts'
import { openSocketChannel } from '../link/socket-channel.ts'

export type { ApplicationRoom, RoomOptions }

/**
 * Lets rooms connect to this process, which may start before or after `statecart-room`. The connection does not keep the
 * process alive. In tests (`NODE_ENV=test`, which Vitest and Jest set) it is not made unless `enabled` is true. Scenarios
 * are left out, because a room opens them by URL.
 */
export function openRoom({ scenarios: _, ...options }: RoomOptions = {}): ApplicationRoom {
  const isWanted = options.channel !== undefined || process.env.NODE_ENV !== 'test'
  const enabled = options.enabled ?? (isWanted && isEnabled(options))
  // A disabled room never closes its channel, so it must not open one.
  const channel = options.channel ?? (enabled ? relayed() : undefined)
  return openWith({ ...options, enabled, channel })
}

function relayed() {
  /** The port of `statecart-room`. */
  const port = process.env.STATECART_ROOM_PORT ?? '4567'
  return openSocketChannel(
    () => new WebSocket(`ws://127.0.0.1:${port}/socket`, { createConnection }),
    (milliseconds, action) => void setTimeout(action, milliseconds).unref(),
  )
}

/** Unreferences the socket, so that the connection does not keep the process alive. */
const createConnection = ((...given: Parameters<typeof connect>) =>
  connect(...given).unref()) as typeof connect
