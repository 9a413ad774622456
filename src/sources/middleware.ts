import type { IncomingMessage, ServerResponse } from 'node:http'
import { answer } from './answer.ts'

const known = (etag: string | undefined, asked: string | undefined): boolean =>
  asked?.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === etag) ?? false

const addressOf = (url: string): URL | undefined => {
  const whole = `http://host${url}`
  return URL.canParse(whole) ? new URL(whole) : undefined
}

/** The embedded sources for any Node server that hands a request on when it is not theirs. */
export function sourcesMiddleware(
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
): void {
  const asked = addressOf(request.url ?? '/')
  const found =
    asked && answer({ method: request.method ?? 'GET', path: asked.pathname, query: asked.searchParams })
  if (!found) {
    next()
    return
  }
  if (found.status === 200 && known(found.headers.ETag, request.headers['if-none-match'])) {
    response.writeHead(304, found.headers).end()
    return
  }
  response.writeHead(found.status, found.headers).end(found.body)
}
