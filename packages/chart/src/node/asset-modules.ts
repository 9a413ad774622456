import { extname } from 'node:path'
import { createJiti, type Jiti, type JitiOptions } from 'jiti'

const code = ['.js', '.mjs', '.cjs', '.ts', '.tsx', '.mts', '.cts', '.jsx']
const styles = ['.css', '.scss', '.sass', '.less', '.styl']
const media = [
  '.svg',
  '.png',
  '.jpg',
  '.jpeg',
  '.gif',
  '.webp',
  '.avif',
  '.ico',
  '.mp3',
  '.mp4',
  '.woff',
  '.woff2',
]
const assets = new Set([...styles, ...media])

/** Stands for a style sheet or an address, which components use only when they are rendered. */
const emptyModule = 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = ""'

/** Imports modules whose imports of style sheets and pictures are meant for a bundler. These become empty texts. */
export function createImporter(from: string, options: JitiOptions): Jiti {
  const compiler = createJiti(from, options)
  return createJiti(from, {
    ...options,
    extensions: [...code, ...assets],
    transform: (given) => ({
      code: assets.has(extname(given.filename ?? '')) ? emptyModule : compiler.transform(given),
    }),
  })
}
