import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../paths.ts'
import { type EncodingName, encodings } from '../server/encoding.ts'
import { createCache } from './cache.ts'

const worthwhile = 1024
const text = /\.(html|css|m?js|json|webmanifest|txt|xml|svg|wasm)$/

/** The pages of products, of which there may be hundreds: at the best quality each of them takes 0.1 to 0.3 s, for 10 % less. */
const many = /^products\//
const fastQuality = 5

type Compress = (body: Buffer, quality: number) => Promise<Buffer>

const compressors: Record<EncodingName, Compress> = {
  br: (body, quality) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
}

/** Writes compressed copies of all text files of the site, so that the server does not compress per request. */
export async function compressSite(folder: string): Promise<void> {
  const paths = filesBelow(folder).filter((path) => text.test(path) && !path.startsWith('.'))
  const cache = createCache(`compressed-${basename(folder)}`)
  await Promise.all(paths.map((path) => compressFile(folder, path, cache)))
  cache.dropUnused()
}

async function compressFile(
  folder: string,
  path: string,
  cache: ReturnType<typeof createCache>,
): Promise<void> {
  const file = join(folder, path)
  const body = await readFile(file)
  if (body.length < worthwhile) return
  const quality = many.test(path) ? fastQuality : constants.BROTLI_MAX_QUALITY
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const smaller = await cache.result([name, `${quality}`, body], () => compressors[name](body, quality))
      if (smaller.length < body.length) await writeFile(file + ending, smaller)
    }),
  )
}
