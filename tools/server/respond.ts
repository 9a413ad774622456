import type { IncomingMessage, ServerResponse } from 'node:http'
import { workerFile } from '../paths.ts'
import { findPage } from './find.ts'
import { refusalOf } from './malformed.ts'
import { carefulHeaders, wholePolicy, workerConnect } from './policy.ts'
import { plainReply, type Reply, send } from './reply.ts'
import type { Page, Site } from './site.ts'
import type { SourceReplies } from './source-reply.ts'

export type Shop = { site: Site; sources: SourceReplies; connect: string[] }

export function respond(shop: Shop, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(carefulHeaders)) response.setHeader(name, value)
  const refusal = refusalOf(request)
  const reply = refusal
    ? withPolicy(refusal, [], shop.connect)
    : chooseReply(shop, request.method ?? 'GET', request.url ?? '')
  send(reply, request, response)
}

/** Files of the build come first: the pictures of the sources lie among them, already compressed. */
function chooseReply({ site, sources, connect }: Shop, method: string, target: string): Reply {
  const found = findPage(site, target)
  const { status, page } = found
  const isRead = method === 'GET' || method === 'HEAD'
  if (page && status === 200 && isRead) return pageReply(page, status, callable(page, site, connect))
  if (found.status === 301 && isRead)
    return withPolicy(plainReply(301, 'Moved Permanently', { Location: found.location }), [], connect)
  const answer = sources(method, target)
  if (answer) return withPolicy(answer, [], connect)
  if (!isRead) return withPolicy(plainReply(405, 'Method Not Allowed', { Allow: 'GET, HEAD' }), [], connect)
  if (page) return pageReply(page, status, connect)
  return withPolicy(plainReply(status, status === 400 ? 'Bad Request' : 'Not Found'), [], connect)
}

function callable(page: Page, site: Site, connect: string[]): string[] {
  return page === site.get(`/${workerFile}`) ? workerConnect(connect) : connect
}

function pageReply(page: Page, status: number, connect: string[]): Reply {
  const { body, type, etag, encoded, immutable } = page
  const caching = immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = { 'Content-Type': type, 'Cache-Control': caching }
  return withPolicy({ status, headers, body, etag, encoded }, page.scriptHashes, connect)
}

function withPolicy(reply: Reply, scriptHashes: string[], connect: string[]): Reply {
  const policy = wholePolicy({ scriptHashes, connect })
  return { ...reply, headers: { 'Content-Security-Policy': policy, ...reply.headers } }
}
