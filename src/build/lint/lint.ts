import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../../tools/files.ts'
import { root } from '../../../tools/paths.ts'
import { arrows } from './arrows.ts'
import { colours, isPainted, rawColourIn } from './colours.ts'
import { fixedWaits } from './fixed-waits.ts'
import { ports } from './ports.ts'
import type { Rule } from './rule.ts'
import { lineOf, parseSource } from './syntax.ts'
import { unusedWords } from './unused-words.ts'
import { writtenWords } from './written-words.ts'

const rules: Rule[] = [arrows, ports, colours, writtenWords, fixedWaits]
const longestFile = 250

/** What the house's own rules find, as `path:line message`. */
export function lintProject(): string[] {
  const files = ['machines', 'packages', 'src', 'tests', 'tools']
    .flatMap((folder) => filesBelow(join(root, folder), root))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const sources = files.filter(isSource).map(({ path, text }) => parseSource(path, text))
  return [...files.flatMap(({ path, text }) => lintFile(path, text)), ...unusedWords(sources)]
}

const isSource = ({ path }: { path: string }) => /\.tsx?$/.test(path)

export function lintFile(path: string, text: string): string[] {
  if (path.endsWith('.css')) return lintStyleSheet(path, text)
  if (!isSource({ path })) return []
  const source = parseSource(path, text)
  const found = rules
    .flatMap((rule) => rule(source))
    .map(({ node, message }) => `${path}:${lineOf(source, node)} ${message}`)
  const lines = text.split('\n').length - 1
  return lines > longestFile
    ? [...found, `${path} is ${lines} lines long; ${longestFile} is the limit`]
    : found
}

function lintStyleSheet(path: string, text: string): string[] {
  if (!isPainted(path)) return []
  return text.split('\n').flatMap((line, index) => {
    const colour = rawColourIn(line)
    return colour ? [`${path}:${index + 1} raw colour ${colour}: name a token of the theme`] : []
  })
}
