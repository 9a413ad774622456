import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { filesBelow } from '../paths.ts'
import { inlineScriptHashes } from './policy.ts'
import { type EncodingName, encodings, lazyEncodings } from './reply.ts'

export type Page = {
  body: Buffer
  type: string
  etag: string
  scriptHashes: string[]
  encoded: Partial<Record<EncodingName, () => Buffer>>
}

/** The pages and files by address, such as `/about.html`. Names that start with a dot are internal to the build and left out. */
export type Site = {
  /** Documents are held in memory, because their origin is replaced and the policy needs the hashes of their scripts. */
  pages: Map<string, Page>
  /** All other public files. */
  files: Set<string>
}

/** Documents contain the origin of the site. It is replaced if they were built for another origin. */
export type Origins = { built: string; served: string }

const documentTypes: Partial<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
}

export function readSite(folder: string, origins?: Origins): Site {
  const paths = filesBelow(folder).filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  const present = new Set(paths)
  const pages: Site['pages'] = new Map()
  const files: Site['files'] = new Set()
  for (const path of paths) {
    const type = documentTypes[extname(path)]
    if (type) pages.set(`/${path}`, readPage(folder, path, type, present, origins))
    else if (!isCompressedCopy(path, present)) files.add(`/${path}`)
  }
  return { pages, files }
}

const copyEnding = new RegExp(`(${encodings.map(({ ending }) => `\\${ending}`).join('|')})$`)

function isCompressedCopy(path: string, present: Set<string>): boolean {
  return copyEnding.test(path) && present.has(path.replace(copyEnding, ''))
}

function readPage(
  folder: string,
  path: string,
  type: string,
  present: Set<string>,
  origins: Origins | undefined,
): Page {
  const written = readFileSync(join(folder, path))
  const body = origins ? withServedOrigin(origins, written) : written
  return {
    body,
    type,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    scriptHashes: path.endsWith('.html') ? inlineScriptHashes(body.toString('utf8')) : [],
    encoded: body === written ? precompressedCopies(folder, path, present) : lazyEncodings(body),
  }
}

function withServedOrigin({ built, served }: Origins, written: Buffer): Buffer {
  if (built === served || !written.includes(built)) return written
  return Buffer.from(written.toString('utf8').replaceAll(built, served))
}

function precompressedCopies(folder: string, path: string, present: Set<string>): Page['encoded'] {
  const copies = encodings
    .filter(({ ending }) => present.has(path + ending))
    .map(({ name, ending }) => {
      const copy = readFileSync(join(folder, path + ending))
      return [name, () => copy]
    })
  return Object.fromEntries(copies)
}
