import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { SourceAnswer, SourceRequest } from '../../sources/answer.ts'
import type { EncodingName } from './encoding.ts'
import type { Reply } from './reply.ts'

export type Sources = (request: SourceRequest) => SourceAnswer | undefined
export type SourceReplies = (method: string, target: string) => Reply | undefined

const worthwhile = 1024
const mostKept = 200

/** The sources write their answers anew each time; what they compress to is kept, for the answers are few. */
export function createSourceReplies(sources: Sources): SourceReplies {
  const kept = new Map<string, Buffer>()
  const keep = (key: string, make: () => Buffer) => {
    const made = kept.get(key) ?? make()
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, made)
    return made
  }
  return (method, target) => {
    const address = URL.canParse(`http://shop${target}`) ? new URL(`http://shop${target}`) : undefined
    const asked = method === 'HEAD' ? 'GET' : method
    const answer = address && sources({ method: asked, path: address.pathname, query: address.searchParams })
    return answer && replyOf(answer, keep)
  }
}

function replyOf(answer: SourceAnswer, keep: (key: string, make: () => Buffer) => Buffer): Reply {
  const { ETag, ...headers } = answer.headers
  const etag = ETag?.replace(/^W\/|"/g, '')
  const body = Buffer.from(answer.body)
  const encoder = (name: EncodingName) => () => keep(`${etag}-${name}`, () => compress[name](body))
  const encoded = etag && body.length >= worthwhile ? { br: encoder('br'), gzip: encoder('gzip') } : {}
  return { status: answer.status, headers, body, etag, encoded }
}

const compress: Record<EncodingName, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (body) => gzipSync(body),
}
