import { existsSync } from 'node:fs'
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import { join } from 'node:path'
import type { Duplex } from 'node:stream'
import sirv from 'sirv'
import { canonicalPath } from '../../machines/domain/canonical-path.ts'
import { withBase, withoutBase } from '../../src/base-path.ts'
import { answer } from '../../src/demo/answer.ts'
import { readFacts } from '../configuration.ts'
import { workerFile } from '../paths.ts'
import { productShell, unknownPage } from '../site/pages.ts'
import { policyHeader, securityHeaders, workerConnect } from './policy.ts'
import {
  chooseEncoding,
  createSourceReplies,
  encodings,
  plainReply,
  type Reply,
  type Sources,
  send,
} from './reply.ts'
import { type Page, readSite, type Site } from './site.ts'

export type HandlerOptions = {
  /** The folder of the built site. */
  folder: string
  /** The origin at which the site is served. */
  served: string
  /** Answers requests below /sources/; the embedded sources, unless a test passes others. */
  sources?: Sources
}

export type Handler = {
  (request: IncomingMessage, response: ServerResponse): void
  /** The other origins that the site may call. */
  connect: string[]
}

const hashedName = /^\/(?:assets\/.+-[\w-]{8,}|pictures\/.+\.[\w-]{8,})\.\w+$/

/** Answers every request for a built site, as a host of the shop should. */
export function createHandler({ folder, served, sources = answer }: HandlerOptions): Handler {
  const { connect, movableOrigin, base } = readFacts(folder)
  const site = readSite(folder, movableOrigin === null ? undefined : { built: movableOrigin, served })
  const serveFile = sirv(folder, { brotli: true, gzip: true, etag: true })
  const replyOfSource = createSourceReplies((request) => sources({ ...request, base }))

  function handle(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', policyHeader({ scriptHashes: [], connect }))
    const { method = 'GET', url = '' } = request
    const path = withoutBase(url, base)
    const found = path === undefined ? outsideBase(url) : findPage(site, path)
    const reply = refusalOf(request) ?? replyTo(method, path, found)
    // sirv reads the path from the request.
    request.url = path
    if (reply) send(reply, request, response)
    // During a new build, files of the previous build may be missing. sirv would end the process for a missing file.
    else if (found.file && !existsSync(join(folder, found.file))) send(notFound, request, response)
    else if (found.file) sendFile(found.file, request, response)
    else if (found.page) sendPage(found.page, found.status, request, response)
  }

  /** Redirects the root of the origin, and the base without its slash, to the home page. */
  function outsideBase(url: string): Found {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    return path === '/' || `${path}/` === base ? { status: 301, location: `/${rest}` } : { status: 404 }
  }

  /** Requests that no file or page of the build answers. Files come first, because they include the pictures of the sources. */
  function replyTo(
    method: string,
    path: string | undefined,
    { status, location, file, page }: Found,
  ): Reply | undefined {
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && status === 200 && (file || page)) return undefined
    if (isRead && location)
      return plainReply(301, 'Moved Permanently', { Location: withBase(location, base) })
    const sourceReply = path && replyOfSource(method, path)
    if (sourceReply) return sourceReply
    if (!isRead) return plainReply(405, 'Method Not Allowed', { Allow: 'GET, HEAD' })
    return page ? undefined : refusals[status]
  }

  function sendPage(page: Page, status: number, request: IncomingMessage, response: ServerResponse): void {
    const { scriptHashes, type, ...rest } = page
    response.setHeader('Content-Security-Policy', policyHeader({ scriptHashes, connect }))
    send(
      { ...rest, status, headers: { 'Content-Type': type, 'Cache-Control': 'no-cache' } },
      request,
      response,
    )
  }

  function sendFile(file: string, request: IncomingMessage, response: ServerResponse): void {
    if (file === `/${workerFile}`)
      response.setHeader(
        'Content-Security-Policy',
        policyHeader({ scriptHashes: [], connect: workerConnect(connect) }),
      )
    response.setHeader(
      'Cache-Control',
      hashedName.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    )
    // sirv only searches for the name of an encoding, and would treat `br;q=0` as accepted. A new build writes the compressed copies last.
    const names = encodings
      .filter(({ ending }) => existsSync(join(folder, file + ending)))
      .map(({ name }) => name)
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding'], names) ?? ''
    serveFile(request, response, () => send(notFound, request, response))
  }

  return Object.assign(handle, { connect })
}

const notFound = plainReply(404, 'Not Found')
const refusals: Partial<Record<number, Reply>> = { 400: plainReply(400, 'Bad Request'), 404: notFound }

type Found = {
  status: 200 | 301 | 400 | 404
  /** The path of a file of the build. */
  file?: string
  page?: Page | undefined
  location?: string
}

/** The machine room is not a route of the shop, and a site may have been built without it. */
const isRoom = (path: string) => /^\/inspect\/?$/.test(path)

const isProduct = (path: string) => /^\/products\/[1-9]\d*\/?$/.test(path)

/** Paths that only scripts and the browser request, not people: a missing file gets a plain response without a page. */
const dataPath = /^\/(assets|room|sources)\//
const notFoundPage = `/${unknownPage.file}`

/**
 * Finds a file of the build, the prerendered page of a route, or the shell in which the browser renders the page. Another form of
 * a route's path is redirected to the canonical path, and an unknown path gets the not-found page.
 */
function findPage(site: Site, target: string): Found {
  const path = target.replace(/[?#].*$/s, '')
  const name = decodePath(path)
  if (!name) return { status: 400 }
  if (site.files.has(name)) return { status: 200, file: name }
  const text = site.pages.get(name)
  if (text && !name.endsWith('.html')) return { status: 200, page: text }
  const room = isRoom(path) ? prerendered(site, name, target) : undefined
  if (room) return { status: 200, page: room }
  const canonical = canonicalPath(path)
  if (canonical !== undefined && canonical !== path)
    return { status: 301, location: canonical + target.slice(path.length) }
  const page = canonical ? (prerendered(site, name, target) ?? shellOf(site, path)) : undefined
  if (page) return { status: 200, page }
  if (dataPath.test(path)) return { status: 404 }
  return { status: 404, page: site.pages.get(notFoundPage) ?? shellOf(site, path) }
}

/** The prerendered catalogue is only valid without a query, because its content depends on the query. */
function prerendered(site: Site, name: string, target: string): Page | undefined {
  const bare = name.replace(/\/$/, '')
  if (bare === '/products' && target.includes('?')) return undefined
  return site.pages.get(`${bare}/index.html`) ?? site.pages.get(`${bare}.html`)
}

/** 404.html is the neutral shell of a prerendered site. Without prerendering, index.html is the shell. */
function shellOf(site: Site, path: string): Page | undefined {
  const own = isProduct(path) ? site.pages.get(`/${productShell.file}`) : undefined
  return own ?? site.pages.get('/404.html') ?? site.pages.get('/index.html')
}

function decodePath(path: string): string | undefined {
  try {
    const name = decodeURIComponent(path)
    return name.startsWith('/') && !name.includes('\0') ? name : undefined
  } catch {
    return undefined
  }
}

const statusOfError: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

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

/** Refuses a request with an unknown `Expect` header, and an HTTP 1.1 request without a `Host` header. */
function refusalOf({ headers, httpVersion }: IncomingMessage): Reply | undefined {
  if (headers.expect && headers.expect.toLowerCase() !== '100-continue')
    return plainReply(417, 'Expectation Failed')
  if (headers.host === undefined && httpVersion === '1.1') return plainReply(400, 'Bad Request')
  return undefined
}
