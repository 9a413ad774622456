import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { type ApplicationRoom, openRoom } from '../src/node/open-room.ts'
import { portOf } from '../src/node/port.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
  vi.unstubAllEnvs()
})

/** Starts a server on the port of `statecart-room`. */
async function serve() {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' })
  await new Promise((resolve) => server.on('listening', resolve))
  closing.push(() => server.close())
  vi.stubEnv('STATECART_ROOM_PORT', String((server.address() as AddressInfo).port))
  const connected: WebSocket[] = []
  server.on('connection', (socket) => connected.push(socket))
  return connected
}

function opened(room: ApplicationRoom): ApplicationRoom {
  closing.push(room.close)
  return room
}

test.each([
  ['with `enabled: false`', { enabled: false }, 'test'],
  ['in production', {}, 'production'],
  ['in a test', {}, 'test'],
])('a Node application does not connect %s', async (_, options, mode) => {
  const connected = await serve()
  vi.stubEnv('NODE_ENV', mode)
  opened(openRoom(options))
  // The connection of this room would come after one of the disabled room.
  opened(openRoom({ enabled: true }))
  await expect.poll(() => connected).not.toEqual([])
  expect(connected).toHaveLength(1)
})

test('a Node application disconnects when its room is closed', async () => {
  const connected = await serve()
  const room = opened(openRoom({ enabled: true }))
  await expect.poll(() => connected).toHaveLength(1)
  const isClosed = new Promise((resolve) => connected[0]?.on('close', resolve))
  room.close()
  await isClosed
})

test('names the variable whose value is not a port', () => {
  vi.stubEnv('STATECART_ROOM_PORT', 'abc')
  expect(() => openRoom({ enabled: true })).toThrow('STATECART_ROOM_PORT is not a port: abc')
})

test('uses the usual port where the variable is empty', () => {
  vi.stubEnv('STATECART_ROOM_PORT', '')
  expect(portOf()).toBe(4567)
})
