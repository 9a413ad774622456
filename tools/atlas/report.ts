import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AtlasChanges, LocatedView, ViewChange } from './compare.ts'
import { openPixelComparison } from './pixels.ts'
import { causesOf } from './trace.ts'

/** A changed picture, and all views that show it. */
export interface ReportedPicture {
  change: ViewChange
  /** The other views that show the same two pictures. */
  also: readonly ViewChange[]
  pixels: number
  /** File name of the picture that shows where they differ. */
  difference: string
  causes: readonly string[]
}

/** Compares the pixels of all changed pictures, and writes images of the differences to the folder `difference`. */
export async function reportPictures(
  changes: AtlasChanges,
  pictures: { before: string; after: string; difference: string },
  changedFiles: readonly string[],
): Promise<ReportedPicture[]> {
  const groups = new Map<string, ViewChange[]>()
  for (const change of changes.views) {
    const key = `${change.before.file} ${change.after.file}`
    groups.set(key, [...(groups.get(key) ?? []), change])
  }
  if (groups.size === 0) return []
  mkdirSync(pictures.difference, { recursive: true })
  const comparison = await openPixelComparison(pictures.before, pictures.after)
  try {
    const reported: ReportedPicture[] = []
    for (const [change, ...also] of groups.values()) {
      if (!change) continue
      const found = await comparison.compare(change.before, change.after)
      const difference = `${change.before.file.slice(0, 8)}-${change.after.file}`
      writeFileSync(join(pictures.difference, difference), found.image)
      const causes = causesOf(change, changes, found, changedFiles)
      reported.push({ change, also, pixels: found.count, difference, causes })
    }
    return reported.sort((one, other) => other.pixels - one.pixels)
  } finally {
    await comparison.close()
  }
}

/** The name of a view in headings: `cart settled: Open /cart`. The last step distinguishes the views of a state. */
export function nameOf({ machine, view }: LocatedView): string {
  return `${machine} ${view.states.join(' & ')}: ${view.path.at(-1) ?? ''}`
}
