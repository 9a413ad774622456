import type { IncomingMessage, ServerResponse } from 'node:http'
import { chooseEncoding, type EncodingName, encodings } from './encoding.ts'

export type Reply = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** Names the body as it is, without quotes. */
  etag?: string | undefined
  encoded: Partial<Record<EncodingName, () => Buffer>>
}

/** One way out for files and for answers of the sources: the smallest form that is accepted, or nothing if it is known. */
export function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  const available = encodings.map(({ name }) => name).filter((name) => reply.encoded[name])
  const encoding = chooseEncoding(request.headers['accept-encoding'], available)
  const etag = reply.etag && `"${reply.etag}${encoding ? `-${encoding}` : ''}"`
  const headers = {
    ...reply.headers,
    ...(etag && { ETag: etag }),
    ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  if (etag && reply.status === 200 && isSame(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const body = (encoding && reply.encoded[encoding]?.()) ?? reply.body
  const encodingHeader = encoding && { 'Content-Encoding': encoding }
  response.writeHead(reply.status, { ...headers, ...encodingHeader, 'Content-Length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

export function plainReply(status: number, text: string, headers: Record<string, string> = {}): Reply {
  return {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-cache', ...headers },
    body: Buffer.from(`${text}\n`),
    encoded: {},
  }
}

function isSame(asked: string | undefined, etag: string): boolean {
  if (!asked) return false
  return asked.split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
}
