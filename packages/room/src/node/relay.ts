import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { decoded, encoded } from '../link/encoding.ts'
import type { Message } from '../link/messages.ts'
import { keyOf } from '../link/socket-channel.ts'
import { addressOf, servePage } from './serve-page.ts'

/** The WebSocket close code for invalid data. */
const invalidData = 1007

/** Serves the page of the room, and forwards each message to all other connections. */
export function createRelay(): Server {
  const serve = servePage()
  const server = createServer((request, response) => {
    if (!isOwnHost(request)) {
      response.writeHead(403).end()
      return
    }
    const { pathname, search } = addressOf(request.url)
    if (pathname === '/') request.url = `/node.html${search}`
    serve(request, response, () => response.writeHead(404).end())
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    if (isAllowed(request))
      sockets.handleUpgrade(request, socket, head, (opened) => join(opened, sockets.clients))
    else socket.destroy()
  })
  return server
}

/**
 * Any page in the browser can connect to this computer, so only the room's own page is accepted, and programs, which send
 * no `Origin` header.
 */
function isAllowed(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  const isOwn = origin === undefined || origin === `http://${host}`
  return request.url === '/socket' && isOwn && isOwnHost(request)
}

/**
 * Accepts only these host names to prevent DNS rebinding, with which a foreign page would have the same origin as the room.
 */
function isOwnHost({ headers: { host }, socket: { localPort } }: IncomingMessage): boolean {
  return host === `127.0.0.1:${localPort}` || host === `localhost:${localPort}`
}

function join(socket: WebSocket, all: ReadonlySet<WebSocket>): void {
  /** The ids of the applications that have announced themselves through this connection. */
  const tabs = new Set<string>()
  /** The rooms that have attached through this connection, each with the message that detaches it. */
  const rooms = new Map<string, Message>()
  const pass = (text: string) => {
    for (const other of all) if (other !== socket) other.send(text)
  }
  socket.on('message', (data) => {
    const text = String(data)
    try {
      const message = decoded(text) as Message
      if (message.kind === 'here') tabs.add(message.tab.id)
      if (message.kind === 'attach') rooms.set(keyOf(message), { ...message, kind: 'leave' })
      if (message.kind === 'leave') rooms.delete(keyOf(message))
      pass(text)
    } catch {
      // Invalid data comes from a program that is neither a room nor an application.
      socket.close(invalidData)
    }
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const tab of tabs) pass(encoded({ kind: 'gone', tab }))
    // The page of a room that has crashed sends no message.
    for (const leave of rooms.values()) pass(encoded(leave))
  })
}
