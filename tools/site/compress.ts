import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../files.ts'
import type { EncodingName } from '../server/encoding.ts'
import { encodings } from '../server/encoding.ts'

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

/** Keeps a compressed copy beside every text of the site, so that no visitor waits for one to be made. */
export async function compressSite(folder: string): Promise<void> {
  const paths = filesBelow(folder).filter((path) => text.test(path) && !path.startsWith('.'))
  await Promise.all(paths.map((path) => compressFile(join(folder, path))))
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < worthwhile) return
  await Promise.all(
    encodings.map(async ({ name, ending }) => {
      const smaller = await compressors[name](body)
      if (smaller.length < body.length) await writeFile(file + ending, smaller)
    }),
  )
}
