import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { EncodingName } from './encoding.ts'

const worthwhile = 1024

/** Compresses responses that are created at run time: fast settings, once per response. */
export function encodedWhenAsked(body: Buffer): Partial<Record<EncodingName, () => Buffer>> {
  if (body.length < worthwhile) return {}
  return { br: once(() => brotli(body)), gzip: once(() => gzipSync(body)) }
}

function brotli(body: Buffer): Buffer {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } })
}

function once(make: () => Buffer): () => Buffer {
  let made: Buffer | undefined
  return () => {
    made ??= make()
    return made
  }
}
