import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../paths.ts'

const folders = ['src', 'machines', 'packages', 'tools']
const files = ['index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.base.json']

/** What `npm pack` leaves behind; the site is built from the source. */
const isPacked = /^packages\/[^/]+\/dist\//

/** A hash of all inputs of a build; equal hashes mean equal sites. */
export function hashInputs(projectRoot: string, variables: Record<string, string>): string {
  const below = folders.flatMap((folder) => filesBelow(join(projectRoot, folder), projectRoot))
  const paths = [...files, ...below.filter((path) => !isPacked.test(path))]
  const hash = createHash('sha256').update(JSON.stringify(Object.entries(variables).sort()))
  for (const path of paths) hash.update(`\0${path}\0`).update(contentOf(join(projectRoot, path)))
  return hash.digest('hex')
}

/** A hash of a folder's listing, to detect that its files were changed by another program. */
export function hashListing(folder: string): string {
  const sizes = filesBelow(folder).map((path) => `${path} ${statSync(join(folder, path)).size}`)
  return createHash('sha256').update(sizes.join('\n')).digest('hex')
}

type Stamp = { inputs: string; listing: string }

export function isStamped(stampFile: string, stamp: Stamp): boolean {
  return contentOf(stampFile).toString('utf8') === JSON.stringify(stamp)
}

export function writeStamp(stampFile: string, stamp: Stamp): void {
  mkdirSync(dirname(stampFile), { recursive: true })
  writeFileSync(stampFile, JSON.stringify(stamp))
}

export function removeStamp(stampFile: string): void {
  rmSync(stampFile, { force: true })
}

function contentOf(file: string): Buffer {
  try {
    return readFileSync(file)
  } catch {
    return Buffer.alloc(0)
  }
}
