import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** The encodings of precompressed files, the smallest first. */
export const encodings = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
] as const

export type EncodingName = (typeof encodings)[number]['name']

/** The first of the available encodings that the header accepts; undefined means as it is. */
export function chooseEncoding(
  header: string | undefined,
  available: EncodingName[],
): EncodingName | undefined {
  const weights = new Map((header ?? '').split(',').map(weighed))
  return available.find((name) => (weights.get(name) ?? weights.get('*') ?? 0) > 0)
}

function weighed(part: string): [string, number] {
  const [name = '', ...parameters] = part.trim().toLowerCase().split(';')
  const quality = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean)
  return [name.trim(), quality === undefined ? 1 : Number(quality)]
}

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
