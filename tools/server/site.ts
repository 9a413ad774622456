import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files.ts'
import { encodedWhenAsked } from './compress-now.ts'
import { type EncodingName, encodings } from './encoding.ts'
import { mediaType } from './media-types.ts'
import { inlineScriptHashes } from './policy.ts'

export type Page = {
  body: Buffer
  type: string
  etag: string
  immutable: boolean
  scriptHashes: string[]
  encoded: Partial<Record<EncodingName, () => Buffer>>
}

/** Address of a file, such as `/assets/main-1a2b3c4d.js`, to what is answered. */
export type Site = Map<string, Page>

/** Documents name their own origin; one that was built for another place is told where it is served. */
export type Origins = { built: string; served: string }

const keptBeside = new RegExp(`(${encodings.map(({ ending }) => `\\${ending}`).join('|')})$`)
const hashedName = /^(?:assets\/.+-[\w-]{8,}|pictures\/.+\.[\w-]{8,})\.\w+$/
const document = /\.(html|xml|txt)$/

/**
 * The whole build, in memory: a request can reach nothing else, whatever its path, and a build made meanwhile does
 * not pull files away from under an open shop. What starts with a dot is the build's own business.
 */
export function readSite(folder: string, origins?: Origins): Site {
  const paths = filesBelow(folder).filter((path) => !path.split('/').some((part) => part.startsWith('.')))
  const present = new Set(paths)
  return new Map(
    paths
      .filter((path) => !isEncodedCopy(path, present))
      .map((path) => [`/${path}`, readPage(folder, path, present, origins)]),
  )
}

function isEncodedCopy(path: string, present: Set<string>): boolean {
  return keptBeside.test(path) && present.has(path.replace(keptBeside, ''))
}

function readPage(folder: string, path: string, present: Set<string>, origins: Origins | undefined): Page {
  const written = readFileSync(join(folder, path))
  const body = origins && document.test(path) ? movedTo(origins, written) : written
  return {
    body,
    type: mediaType(path),
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    immutable: hashedName.test(path),
    scriptHashes: path.endsWith('.html') ? inlineScriptHashes(body.toString('utf8')) : [],
    encoded: body === written ? copiesBeside(folder, path, present) : encodedWhenAsked(body),
  }
}

function movedTo({ built, served }: Origins, written: Buffer): Buffer {
  if (built === served || !written.includes(built)) return written
  return Buffer.from(written.toString('utf8').replaceAll(built, served))
}

function copiesBeside(folder: string, path: string, present: Set<string>): Page['encoded'] {
  const copies = encodings
    .filter(({ ending }) => present.has(path + ending))
    .map(({ name, ending }) => {
      const copy = readFileSync(join(folder, path + ending))
      return [name, () => copy]
    })
  return Object.fromEntries(copies)
}
