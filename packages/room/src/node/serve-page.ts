import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileURLToPath } from 'node:url'
import sirv from 'sirv'

/** The folder of the room's built page, next to the built modules of this package. */
export const pageFolder: string = fileURLToPath(new URL('../page', import.meta.url))

/** Allows only scripts and styles of the page's own origin, and no code from strings. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "worker-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types statecart-room',
].join('; ')

/** Returns a handler for requests of the page's files. The request URL must be relative to the page's folder. */
export function servePage(): (request: IncomingMessage, response: ServerResponse, next?: () => void) => void {
  return sirv(pageFolder, {
    dev: true,
    setHeaders: (response) => {
      response.setHeader('Content-Security-Policy', policy)
      response.setHeader('Cache-Control', 'no-cache')
    },
  })
}

/** The address of a request. Its path may begin with two slashes, so it is not resolved like a link. */
export function addressOf(path = '/'): URL {
  return new URL(`http://localhost${path}`)
}
