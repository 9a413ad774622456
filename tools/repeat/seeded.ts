import { createHash } from 'node:crypto'
import type { Delay } from '../server/plugin.ts'

const longest = 1_500

/** Between 0 and 1, always the same for the same words. */
function share(...words: (string | number)[]): number {
  return createHash('sha256').update(words.join(' ')).digest().readUInt32BE() / 2 ** 32
}

export function shuffled(files: readonly string[], seed: number): string[] {
  return files
    .map((file) => ({ file, at: share(seed, file) }))
    .sort((one, other) => one.at - other.at)
    .map(({ file }) => file)
}

/** Holds each script and style sheet back by up to 1.5 seconds. */
export function slowly(seed: number): Delay {
  return (url) => (/\.(js|css)(\?|$)/.test(url) ? Math.round(longest * share(seed, url)) : 0)
}
