import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, encodings } from './encoding.ts'
import { findPage } from './find.ts'
import { carefulHeaders, contentPolicy } from './policy.ts'
import type { Page, Site } from './site.ts'

type Headers = Record<string, string | number>

/** Headers that even an answer of the sources carries. */
export function setCarefulHeaders(response: ServerResponse, connect: string[]): void {
  for (const [name, value] of Object.entries(carefulHeaders)) response.setHeader(name, value)
  setPolicy(response, [], connect)
}

export function respond(
  site: Site,
  connect: string[],
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    plain(response, 405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    return
  }
  const { status, page } = findPage(site, request.url ?? '')
  if (!page) {
    plain(response, status, status === 400 ? 'Bad Request' : 'Not Found')
    return
  }
  setPolicy(response, page.scriptHashes, connect)
  send(page, status, request, response)
}

function send(page: Page, status: number, request: IncomingMessage, response: ServerResponse): void {
  const available = encodings.map(({ name }) => name).filter((name) => page.encoded[name])
  const encoding = chooseEncoding(request.headers['accept-encoding'], available)
  const etag = `"${page.etag}${encoding ? `-${encoding}` : ''}"`
  const headers: Headers = {
    'Content-Type': page.type,
    'Cache-Control': page.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    ETag: etag,
    ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  if (status === 200 && isSame(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const body = (encoding && page.encoded[encoding]) ?? page.body
  if (encoding) headers['Content-Encoding'] = encoding
  response.writeHead(status, { ...headers, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

function isSame(asked: string | undefined, etag: string): boolean {
  if (!asked) return false
  return asked.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
}

function setPolicy(response: ServerResponse, scriptHashes: string[], connect: string[]): void {
  const policy = contentPolicy({ scriptHashes, connect })
  response.setHeader('Content-Security-Policy', `${policy}; frame-ancestors 'none'`)
}

function plain(response: ServerResponse, status: number, text: string, headers: Headers = {}): void {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache',
    ...headers,
  })
  response.end(response.req.method === 'HEAD' ? undefined : `${text}\n`)
}
