import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder, filesBelow } from '../paths.ts'
import type { Looks, MachineRecord } from './record.ts'
import { hashPhotographer } from './sources.ts'

/** The folder of all earlier pictures. ATLAS_CACHE can name another folder, so that two commits share the cache. */
export const cacheOfAtlas = process.env.ATLAS_CACHE ?? join(cacheFolder, 'atlas')
export const picturesFolder = join(cacheOfAtlas, 'pictures')

/** The inputs of one machine's pictures, and the resulting record. */
interface Entry {
  photographer: string
  /** Hashes of the built files that the pages used. */
  used: readonly string[]
  record: MachineRecord
}

/** The number of cached versions of a machine's pictures. */
const maximumEntries = 8

export interface AtlasCache {
  /** Returns the record of a machine if its code, and the built files that its pages use, have not changed. */
  find(machine: string): MachineRecord | undefined
  store(record: MachineRecord): void
  /** Removes pictures that are in no record. `inUse` contains the records of this run: broken ones are not in the cache. */
  removeUnusedPictures(inUse: readonly MachineRecord[]): void
}

/** Opens the cache for the site in the folder `built`. `browser` identifies the browser that takes the pictures. */
export function openCache(built: string, looks: Looks, browser: string): AtlasCache {
  const files = builtFiles(built)
  const present = new Set(files.values())
  const folderOf = (machine: string) => join(cacheOfAtlas, 'records', machine)
  const photographerOf = (machine: string) =>
    hashOf(hashPhotographer(machine), JSON.stringify(looks), browser)
  return {
    find(machine) {
      const photographer = photographerOf(machine)
      const entries = filesIn(folderOf(machine)).map(readEntry)
      return entries.find(
        (entry) =>
          entry.photographer === photographer &&
          entry.used.every((hash) => present.has(hash)) &&
          picturesOf(entry.record).every((file) => existsSync(join(picturesFolder, file))),
      )?.record
    },
    store(record) {
      if (record.broken.length > 0) return
      const photographer = photographerOf(record.machine)
      const used = [...new Set(record.used.flatMap((address) => hashesAt(address, files)))].sort()
      const folder = folderOf(record.machine)
      mkdirSync(folder, { recursive: true })
      const entry: Entry = { photographer, used, record }
      writeFileSync(join(folder, `${hashOf(photographer, ...used)}.json`), JSON.stringify(entry))
      for (const file of filesIn(folder).slice(maximumEntries)) rmSync(file)
    },
    removeUnusedPictures(inUse) {
      const folder = join(cacheOfAtlas, 'records')
      const cached = filesBelow(folder).map((file) => readEntry(join(folder, file)).record)
      const shown = new Set([...cached, ...inUse].flatMap(picturesOf))
      for (const file of filesBelow(picturesFolder)) if (!shown.has(file)) rmSync(join(picturesFolder, file))
    },
  }
}

function picturesOf({ sightings }: MachineRecord): string[] {
  return sightings.flatMap(({ pictures }) => Object.values(pictures).map(({ file }) => file))
}

/** Leaves out compressed copies, and the code of the machine room, which only lists the actors of a page. */
const ignoredFile = /\.(?:br|gz)$|^room\/|^assets\/room-/
const textFile = /\.(?:js|css|html)$/
const hashedName = /-[\w-]{8}(?=\.(?:js|css|woff2|svg|webp)\b)/g

/**
 * Returns the hash of each built file by its address. Hashes in file names are ignored: otherwise a change of one file would
 * change every file that contains its name.
 */
function builtFiles(folder: string): Map<string, string> {
  const paths = filesBelow(folder).filter((path) => !ignoredFile.test(path))
  return new Map(
    paths.map((path) => {
      const bytes = readFileSync(join(folder, path))
      const content = textFile.test(path) ? bytes.toString('utf8').replaceAll(hashedName, '') : bytes
      return [`/${path}`, hashOf(path.replaceAll(hashedName, ''), content)]
    }),
  )
}

/** A document without a file of its address is one of these shells. */
const shells = ['/404.html', '/not-found.html', '/product-shell.html']

function hashesAt(address: string, files: ReadonlyMap<string, string>): string[] {
  const own = address === '/' ? '/index.html' : address
  const names = [own, `${own}.html`].filter((name) => files.has(name))
  const isDocument = !/\.\w+$/.test(address)
  return (names.length > 0 || !isDocument ? names : shells).flatMap((name) => files.get(name) ?? [])
}

function hashOf(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(`${part.length}\0`).update(part)
  return hash.digest('hex').slice(0, 32)
}

function readEntry(file: string): Entry {
  return JSON.parse(readFileSync(file, 'utf8')) as Entry
}

/** The newest first. */
function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).map((name) => join(folder, name))
  return files.sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
}
