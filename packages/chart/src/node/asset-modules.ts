import { extname } from 'node:path'
import { createJiti, type Jiti, type JitiOptions } from 'jiti'
import { wrapImportedNames } from './imported-names.ts'

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
const components = ['.vue', '.svelte', '.astro']
const texts = ['.md', '.mdx', '.txt', '.html', '.graphql', '.gql', '.glsl', '.vert', '.frag', '.wgsl']
const assets = new Set([...styles, ...media, ...components, ...texts])

/** Stands for a style sheet, an address or a component, which are used only when something is rendered. */
const emptyModule = 'Object.defineProperty(exports, "__esModule", { value: true }); exports.default = ""'

/** A compiled import with a query, such as `./logo.svg?react` or `./terms.txt?raw`. */
const queriedImport = /\b(?:jitiImport|require)\((["'])([^"'?\n]+)\?([\w&=,.-]*)\1\)/g

/** Imports modules that import what only a bundler can read. It becomes an empty text, and with `?raw` the text of the file. */
export function createImporter(from: string, options: JitiOptions): Jiti {
  const compiler = createJiti(from, options)
  return createJiti(from, {
    ...options,
    // Other programs in this folder read the same cache, so it must not hold the replaced imports. `compiler` still uses it.
    fsCache: false,
    extensions: [...code, ...assets],
    transform: (given) => ({
      code: assets.has(extname(given.filename ?? ''))
        ? emptyModule
        : wrapImportedNames(compiler.transform(given)).replace(queriedImport, importOf),
    }),
  })
}

function importOf(_: string, _quote: string, path: string, query: string): string {
  const text = query.split('&').includes('raw')
    ? `require("node:fs").readFileSync(require.resolve(${JSON.stringify(path)}), "utf8")`
    : '""'
  return `({ __esModule: true, default: ${text} })`
}
