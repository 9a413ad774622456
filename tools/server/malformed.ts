import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { policyHeader, securityHeaders } from './policy.ts'
import { plainReply, type Reply } from './reply.ts'

const refusals: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Answers malformed requests: Node would answer them by itself, without the security headers. */
export function refuseMalformed(server: Server, connect: () => string[]): void {
  server.prependListener('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
    const status = statusOfError[error.code ?? ''] ?? 400
    const headers = {
      ...securityHeaders,
      'Content-Security-Policy': policyHeader({ scriptHashes: [], connect: connect() }),
      'Content-Length': '0',
      Connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`)
  })
}

/** Refuses a request with an unknown `Expect` header, and one of HTTP 1.1 without a `Host` header. */
export function refusalOf({ headers, httpVersion }: IncomingMessage): Reply | undefined {
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
    return plainReply(417, 'Expectation Failed')
  if (headers.host === undefined && httpVersion === '1.1') return plainReply(400, 'Bad Request')
  return undefined
}
