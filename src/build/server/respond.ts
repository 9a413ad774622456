import type { IncomingMessage, ServerResponse } from 'node:http'
import { findPage } from './find.ts'
import { carefulHeaders, contentPolicy } from './policy.ts'
import { plainReply, type Reply, send } from './reply.ts'
import type { Page, Site } from './site.ts'
import type { SourceReplies } from './source-reply.ts'

export type Shop = { site: Site; sources: SourceReplies; connect: string[] }

export function respond(shop: Shop, request: IncomingMessage, response: ServerResponse): void {
  for (const [name, value] of Object.entries(carefulHeaders)) response.setHeader(name, value)
  send(chooseReply(shop, request.method ?? 'GET', request.url ?? ''), request, response)
}

/** Files of the build come first: the pictures of the sources lie among them, already compressed. */
function chooseReply({ site, sources, connect }: Shop, method: string, target: string): Reply {
  const { status, page } = findPage(site, target)
  const isRead = method === 'GET' || method === 'HEAD'
  if (page && status === 200 && isRead) return pageReply(page, status, connect)
  const answer = sources(method, target)
  if (answer) return withPolicy(answer, [], connect)
  if (!isRead) return withPolicy(plainReply(405, 'Method Not Allowed', { Allow: 'GET, HEAD' }), [], connect)
  if (page) return pageReply(page, status, connect)
  return withPolicy(plainReply(status, status === 400 ? 'Bad Request' : 'Not Found'), [], connect)
}

function pageReply(page: Page, status: number, connect: string[]): Reply {
  const { body, type, etag, encoded, immutable } = page
  const caching = immutable ? 'public, max-age=31536000, immutable' : 'no-cache'
  const headers = { 'Content-Type': type, 'Cache-Control': caching }
  return withPolicy({ status, headers, body, etag, encoded }, page.scriptHashes, connect)
}

function withPolicy(reply: Reply, scriptHashes: string[], connect: string[]): Reply {
  const policy = `${contentPolicy({ scriptHashes, connect })}; frame-ancestors 'none'`
  return { ...reply, headers: { 'Content-Security-Policy': policy, ...reply.headers } }
}
