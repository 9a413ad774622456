import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../paths.ts'

type Content = string | Uint8Array

/** Results of slow work, stored under the hash of what they were made from. */
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
    /** Puts the files that `make` writes into a folder into `target` as well. */
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
    /** Removes what was not used since this cache was created. */
    dropUnused(): void {
      if (!existsSync(folder)) return
      for (const file of readdirSync(folder)) {
        if (!used.has(file)) rmSync(join(folder, file), { recursive: true, force: true })
      }
    },
  }
}
