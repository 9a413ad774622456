import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { cacheFolder, filesBelow } from '../paths.ts'

type Content = string | Uint8Array

/** A cache for the results of slow work, stored under the hash of their inputs. */
export function createCache(name: string, within: string = cacheFolder) {
  const folder = join(within, name)
  const used = new Set<string>()
  const fileOf = (content: readonly Content[]): string => {
    const hash = createHash('sha256')
    for (const part of content) hash.update(String(part.length)).update('\0').update(part)
    const file = hash.digest('hex')
    used.add(file)
    return file
  }
  return {
    async result(content: readonly Content[], make: () => Promise<Uint8Array>): Promise<Uint8Array> {
      const file = join(folder, fileOf(content))
      if (existsSync(file)) return readFileSync(file)
      const made = await make()
      mkdirSync(folder, { recursive: true })
      writeFileSync(`${file}.part`, made)
      renameSync(`${file}.part`, file)
      return made
    },
    /** Copies the files that `make` writes into a folder to `target`. */
    async files(
      content: readonly Content[],
      target: string,
      make: (into: string) => Promise<void>,
    ): Promise<void> {
      const made = join(folder, fileOf(content))
      if (!existsSync(made)) {
        rmSync(`${made}.part`, { recursive: true, force: true })
        await make(`${made}.part`)
        renameSync(`${made}.part`, made)
      }
      cpSync(made, target, { recursive: true })
    },
    /** Removes the entries that were not used since this cache was created. */
    dropUnused(): void {
      if (!existsSync(folder)) return
      for (const file of readdirSync(folder)) {
        if (!used.has(file)) rmSync(join(folder, file), { recursive: true, force: true })
      }
    },
  }
}

const folders = ['src', 'machines', 'packages', 'tools']
const files = ['index.html', 'vite.config.ts', 'package-lock.json', 'tsconfig.base.json']

/** The site is built from the source of the packages, so their tests and the `dist` folders of `npm pack` are ignored. */
const notPartOfSite = /^packages\/[^/]+\/(dist|tests)\//

/** A hash of all inputs of a build; equal hashes mean equal sites. */
export function hashInputs(projectRoot: string, variables: Record<string, string>): string {
  const below = folders.flatMap((folder) => filesBelow(join(projectRoot, folder), projectRoot))
  const paths = [...files, ...below.filter((path) => !notPartOfSite.test(path))]
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
