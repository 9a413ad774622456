import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SourceAnswer, SourceRequest } from '../../src/demo/answer.ts'

export type Reply = {
  status: number
  headers: Record<string, string>
  body: Buffer
  /** The ETag of the body without encoding, without quotes. */
  etag?: string | undefined
  encoded: Partial<Record<EncodingName, () => Buffer>>
}

/** Sends a reply in the smallest accepted encoding, or status 304 if the client already has it. */
export function send(reply: Reply, request: IncomingMessage, response: ServerResponse): void {
  const available = encodings.map(({ name }) => name).filter((name) => reply.encoded[name])
  const encoding = chooseEncoding(request.headers['accept-encoding'], available)
  const etag = reply.etag && `"${reply.etag}${encoding ? `-${encoding}` : ''}"`
  const headers = {
    ...reply.headers,
    ...(etag && { ETag: etag }),
    ...(available.length > 0 && { Vary: 'Accept-Encoding' }),
  }
  if (etag && reply.status === 200 && matchesEtag(request.headers['if-none-match'], etag)) {
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

function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false
  return ifNoneMatch
    .split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
}

/** The encodings of precompressed files, the smallest first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type EncodingName = (typeof encodings)[number]['name']

/** Returns the first available encoding that the header accepts; undefined means no encoding. */
export function chooseEncoding(
  header: string | undefined,
  available: EncodingName[],
): EncodingName | undefined {
  const weights = new Map((header ?? '').split(',').map(parseEncoding))
  return available.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function parseEncoding(part: string): [string, number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
  return [name.trim(), quality === undefined ? 1 : Number(quality)]
}

const minimumSize = 1024

/** Compresses responses that are created at run time: fast settings, once per response. */
export function lazyEncodings(body: Buffer): Partial<Record<EncodingName, () => Buffer>> {
  if (body.length < minimumSize) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  return { br: once(() => brotliCompressSync(body, { params })), gzip: once(() => gzipSync(body)) }
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}

export type Sources = (request: SourceRequest) => SourceAnswer | undefined
type SourceReplies = (method: string, target: string) => Reply | undefined

const maximumReplies = 400

/** The sources repeat a few answers, so answers with an ETag are cached with their compressed forms. */
export function createSourceReplies(sources: Sources): SourceReplies {
  const cached = new Map<string, Reply>()
  return (method, target) => {
    const address = URL.canParse(`http://shop${target}`) ? new URL(`http://shop${target}`) : undefined
    const readMethod = method === 'HEAD' ? 'GET' : method
    const answer =
      address && sources({ method: readMethod, path: address.pathname, query: address.searchParams })
    if (!answer) return undefined
    const { ETag } = answer.headers
    if (!ETag || answer.status !== 200) return replyOf(answer)
    const reply = cached.get(ETag) ?? replyOf(answer)
    if (cached.size >= maximumReplies && !cached.has(ETag)) cached.clear()
    cached.set(ETag, reply)
    return reply
  }
}

function replyOf({ status, headers: { ETag, ...headers }, body }: SourceAnswer): Reply {
  const bytes = Buffer.from(body)
  return {
    status,
    headers,
    body: bytes,
    etag: ETag?.replace(/^W\/|"/g, ''),
    encoded: lazyEncodings(bytes),
  }
}
