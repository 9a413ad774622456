import type { IncomingMessage, ServerResponse } from 'node:http'
import sirv from 'sirv'
import { withBase, withoutBase } from '../../src/base-path.ts'
import { answer } from '../../src/demo/answer.ts'
import { readFacts } from '../configuration.ts'
import { workerFile } from '../paths.ts'
import { type Found, findPage } from './find.ts'
import { refusalOf } from './malformed.ts'
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
import { type Page, readSite } from './site.ts'

export type HandlerOptions = {
  /** Where the built site lies. */
  folder: string
  /** The origin that it is served at. */
  served: string
  /** What answers below /sources/; the embedded ones unless a test brings others. */
  sources?: Sources
}

export type Handler = {
  (request: IncomingMessage, response: ServerResponse): void
  /** Origins besides its own that the site may call. */
  connect: string[]
}

const hashedName = /^\/(?:assets\/.+-[\w-]{8,}|pictures\/.+\.[\w-]{8,})\.\w+$/

/** Answers every request for a built site, as a host of the shop should. */
export function createHandler({ folder, served, sources = answer }: HandlerOptions): Handler {
  const { connect, movableOrigin, base } = readFacts(folder)
  const site = readSite(folder, movableOrigin === null ? undefined : { built: movableOrigin, served })
  const serveFile = sirv(folder, { brotli: true, gzip: true, etag: true })
  const replyOfSource = createSourceReplies((asked) => sources({ ...asked, base }))

  function handle(request: IncomingMessage, response: ServerResponse): void {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', policyHeader({ scriptHashes: [], connect }))
    const { method = 'GET', url = '' } = request
    const path = withoutBase(url, base)
    const found = path === undefined ? outside(url) : findPage(site, path)
    const reply = refusalOf(request) ?? replyTo(method, path, found)
    // sirv reads the path from the request.
    request.url = path
    if (reply) send(reply, request, response)
    else if (found.file) sendFile(found.file, request, response)
    else if (found.page) sendPage(found.page, found.status, request, response)
  }

  /** The top of the origin, and the base without its slash, lead to the home page. */
  function outside(url: string): Found {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(url) ?? []
    return path === '/' || `${path}/` === base ? { status: 301, location: `/${rest}` } : { status: 404 }
  }

  /** Anything but a file or page of the build, which come first: the pictures of the sources lie among them. */
  function replyTo(
    method: string,
    path: string | undefined,
    { status, location, file, page }: Found,
  ): Reply | undefined {
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && status === 200 && (file || page)) return undefined
    if (isRead && location)
      return plainReply(301, 'Moved Permanently', { Location: withBase(location, base) })
    const answered = path && replyOfSource(method, path)
    if (answered) return answered
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
    // sirv looks for names only and would take `br;q=0` for a wish.
    const names = encodings.map(({ name }) => name)
    request.headers['accept-encoding'] = chooseEncoding(request.headers['accept-encoding'], names) ?? ''
    serveFile(request, response, () => send(plainReply(404, 'Not Found'), request, response))
  }

  return Object.assign(handle, { connect })
}

const refusals: Partial<Record<number, Reply>> = {
  400: plainReply(400, 'Bad Request'),
  404: plainReply(404, 'Not Found'),
}
