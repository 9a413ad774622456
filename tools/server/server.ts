import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Complaint } from '../complaint.ts'
import type { Address } from '../configuration.ts'
import { refuseMalformed } from './malformed.ts'
import { respond, type Shop } from './respond.ts'

export type OpenShop = { url: string; close: () => Promise<void> }

/** How many milliseconds an answer to a request for this address is held back. */
export type Delay = (url: string) => number

/** Serves the built shop and the embedded product sources, and answers once it can be visited. */
export async function openShop(shop: Shop, address: Address, delay: Delay = () => 0): Promise<OpenShop> {
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    try {
      respond(shop, request, response)
    } catch (error) {
      console.error(error)
      response.destroy()
    }
  }
  const late = (request: IncomingMessage, response: ServerResponse) => {
    const wait = delay(request.url ?? '')
    if (wait > 0) setTimeout(answer, wait, request, response)
    else answer(request, response)
  }
  const server = createServer({ requireHostHeader: false }, late).on('checkExpectation', late)
  refuseMalformed(server, shop.connect)
  await listen(server, address)
  const { port } = server.address() as AddressInfo
  return { url: urlOf({ host: address.host, port }), close: () => close(server) }
}

/** Refuses early, before anything is built for a server that could not open. */
export async function assertFree(address: Address): Promise<void> {
  const probe = createServer()
  await listen(probe, address)
  await close(probe)
}

/** The pages name the address that they are served at, so it has to be known before they are read. */
export async function freeAddress({ host, port }: Address): Promise<Address> {
  if (port !== 0) return { host, port }
  const probe = createServer()
  await listen(probe, { host, port })
  const free = (probe.address() as AddressInfo).port
  await close(probe)
  return { host, port: free }
}

function listen(server: Server, address: Address): Promise<void> {
  return new Promise((done, refused) => {
    server.once('error', (error: NodeJS.ErrnoException) => refused(explained(error, address)))
    server.listen(address.port, address.host, done)
  })
}

function close(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done())
    server.closeAllConnections()
  })
}

function explained(error: NodeJS.ErrnoException, { host, port }: Address): Error {
  if (error.code === 'EADDRINUSE') {
    return new Complaint(`Port ${port} of ${host} is taken. Stop what uses it, or set PORT to another.`)
  }
  if (error.code === 'EACCES') return new Complaint(`Port ${port} may not be used here. Set PORT to another.`)
  if (error.syscall === 'getaddrinfo' || error.code === 'EADDRNOTAVAIL') {
    return new Complaint(`HOST is ${host}, which is no address of this machine.`)
  }
  return error
}

/** Nobody can visit "every address": a server that listens on all of them is shown at this machine's own. */
export function urlOf({ host, port }: Address): string {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
