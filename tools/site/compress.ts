import { readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../paths.ts'
import { type EncodingName, encodings } from '../server/encoding.ts'
import { createCache } from './cache.ts'

const worthwhile = 1024
const text = /\.(html|css|m?js|json|webmanifest|txt|xml|svg|wasm)$/

const compressors: Record<EncodingName, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
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
  await Promise.all(paths.map((path) => compressFile(join(folder, path), cache)))
  cache.dropUnused()
}

async function compressFile(file: string, cache: ReturnType<typeof createCache>): Promise<void> {
  const body = await readFile(file)
  if (body.length < worthwhile) return
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const smaller = await cache.result([name, body], () => compressors[name](body))
      if (smaller.length < body.length) await writeFile(file + ending, smaller)
    }),
  )
}
