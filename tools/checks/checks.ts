import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from '../paths.ts'
import { colors, rawColorIn } from './colors.ts'
import { fixedWaits } from './fixed-waits.ts'
import { isView, lineOf, parseSource, type Rule } from './syntax.ts'
import { textsInViews } from './texts-in-views.ts'
import { unusedTexts } from './unused-texts.ts'

const rules: Rule[] = [colors, textsInViews, fixedWaits]

/** What no linter checks, as `path:line message`: raw colors, texts in views, unused texts and fixed waits in tests. */
export function checkProject(): string[] {
  const files = ['machines', 'packages', 'src', 'tests', 'tools']
    .flatMap((folder) => filesBelow(join(root, folder), root))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  const sources = files.filter(isSource).map(({ path, text }) => parseSource(path, text))
  return [...files.flatMap(({ path, text }) => checkFile(path, text)), ...unusedTexts(sources)]
}

const isSource = ({ path }: { path: string }) => /\.tsx?$/.test(path)

export function checkFile(path: string, text: string): string[] {
  if (path.endsWith('.css')) return checkStyleSheet(path, text)
  if (!isSource({ path })) return []
  const source = parseSource(path, text)
  return rules
    .flatMap((rule) => rule(source))
    .map(({ node, message }) => `${path}:${lineOf(source, node)} ${message}`)
}

function checkStyleSheet(path: string, text: string): string[] {
  if (!isView(path)) return []
  return text.split('\n').flatMap((line, index) => {
    const color = rawColorIn(line)
    return color ? [`${path}:${index + 1} raw color ${color}: name a token of the theme`] : []
  })
}
