import { readdirSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'

export const root = resolve(import.meta.dirname, '..')
/** At the top of the site, so that the whole shop is in its reach. */
export const workerFile = 'service-worker.js'
export const distFolder = join(root, 'dist')
export const staticFolder = join(root, 'dist-static')
export const atlasFolder = join(root, 'dist-atlas')
export const cacheFolder = join(root, '.cache')
/** What the site in a folder was made from. */
export function stampFileOf(folder: string): string {
  return join(cacheFolder, `build-of-${basename(folder)}.json`)
}

/**
 * Every file below a folder but other people's packages, as sorted paths relative to `base`, with `/` on every system. A
 * missing folder has none.
 */
export function filesBelow(folder: string, base: string = folder): string[] {
  return entriesOf(folder)
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.name === 'node_modules') return []
      if (entry.isDirectory()) return filesBelow(path, base)
      return entry.isFile() ? [relative(base, path).split(sep).join('/')] : []
    })
    .sort()
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true })
  } catch {
    return []
  }
}
