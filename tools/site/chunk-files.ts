import type { Manifest } from 'vite'

export const entryOf = 'index.html'

export type ChunkFiles = {
  /** The files that the screen needs in addition to the entry. */
  scripts: string[]
  styles: string[]
}

/** The files that a page needs: the styles of the entry, and all static imports of its screen. */
export function filesOf(manifest: Manifest, screen: string | undefined): ChunkFiles {
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const follow = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.imports?.forEach(follow)
    for (const file of chunk.css ?? []) styles.add(file)
  }
  follow(entryOf)
  scripts.clear()
  scripts.add(manifest[entryOf]?.file ?? '')
  if (screen) follow(screen)
  scripts.delete(manifest[entryOf]?.file ?? '')
  return { scripts: [...scripts], styles: [...styles] }
}
