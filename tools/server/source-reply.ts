import type { SourceAnswer, SourceRequest } from '../../src/demo/answer.ts'
import { encodedWhenAsked } from './encoding.ts'
import type { Reply } from './reply.ts'

export type Sources = (request: SourceRequest) => SourceAnswer | undefined
export type SourceReplies = (method: string, target: string) => Reply | undefined

const mostKept = 400

/** The sources write the same few answers again and again; those that name themselves are kept with what they compress to. */
export function createSourceReplies(sources: Sources): SourceReplies {
  const kept = new Map<string, Reply>()
  return (method, target) => {
    const address = URL.canParse(`http://shop${target}`) ? new URL(`http://shop${target}`) : undefined
    const asked = method === 'HEAD' ? 'GET' : method
    const answer = address && sources({ method: asked, path: address.pathname, query: address.searchParams })
    if (!answer) return undefined
    const { ETag } = answer.headers
    if (!ETag || answer.status !== 200) return replyOf(answer)
    const reply = kept.get(ETag) ?? replyOf(answer)
    if (kept.size >= mostKept && !kept.has(ETag)) kept.clear()
    kept.set(ETag, reply)
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
    encoded: encodedWhenAsked(bytes),
  }
}
