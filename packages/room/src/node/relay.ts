import { createServer, type IncomingMessage, type Server } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { decoded, encoded } from '../link/encoding.ts'
import type { Message } from '../link/messages.ts'
import { servePage } from './serve-page.ts'

/** Where a Node application finds the relay. */
export const defaultPort = 4567

/** The code with which a WebSocket is closed after data that is not what it should be. */
const invalidData = 1007

/** Serves the page of the room, and passes each message on to all others that are connected. */
export function createRelay(): Server {
  const serve = servePage()
  const server = createServer((request, response) => {
    if (!isAddressed(request)) {
      response.writeHead(403).end()
      return
    }
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
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

/** Any page that the browser opens could connect to this computer: only the room's own page may, and programs, which name no origin. */
function isAllowed(request: IncomingMessage): boolean {
  const { origin, host } = request.headers
  const isOwn = origin === undefined || origin === `http://${host}`
  return request.url === '/socket' && isOwn && isAddressed(request)
}

/** Another name of this computer may be one that a page of that name had resolved to it, to have the same origin as the room. */
function isAddressed({ headers: { host }, socket: { localPort } }: IncomingMessage): boolean {
  return host === `127.0.0.1:${localPort}` || host === `localhost:${localPort}`
}

function join(socket: WebSocket, all: ReadonlySet<WebSocket>): void {
  /** The applications that have answered through this connection. */
  const tabs = new Set<string>()
  const pass = (text: string) => {
    for (const other of all) if (other !== socket) other.send(text)
  }
  socket.on('message', (data) => {
    const text = String(data)
    try {
      const message = decoded(text) as Message
      if (message.kind === 'here') tabs.add(message.tab.id)
      pass(text)
    } catch {
      // What is no message comes from another program than a room or an application.
      socket.close(invalidData)
    }
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    for (const tab of tabs) pass(encoded({ kind: 'gone', tab }))
  })
}
