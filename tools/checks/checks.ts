import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, root } from '../paths.ts'
import { fixedWaits } from './fixed-waits.ts'
import { type Finding, isView, lineOf, type Node, parseSource, type Rule, walk } from './syntax.ts'
import { textsInViews } from './texts-in-views.ts'
import { unusedTexts } from './unused-texts.ts'

const rawColor = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch|oklab)a?\(/i

/** Colors come from the theme's tokens, so that dark mode and contrast are settled in one place. */
const colors: Rule = (source) => {
  const found: Finding[] = []
  if (!isView(source.path)) return found
  walk(source.program, (node) => {
    const color = rawColorIn(textOf(node))
    if (color) found.push({ node, message: `raw color ${color}: name a token of the theme` })
  })
  return found
}

function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return node.value.raw
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

function rawColorIn(text: string): string | undefined {
  return rawColor.exec(text)?.[0]
}

const rules: Rule[] = [colors, textsInViews, fixedWaits]

/** Checks for raw colors, texts in views, unused texts and fixed waits in tests. Returns findings as `path:line message`. */
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

/** The colors of the room when it is a separate page, which does not have the theme of the shop. */
const roomTokens = 'packages/room/src/page/tokens.css'

function checkStyleSheet(path: string, text: string): string[] {
  if (!isView(path) || path === roomTokens) return []
  return text.split('\n').flatMap((line, index) => {
    const color = rawColorIn(line)
    return color ? [`${path}:${index + 1} raw color ${color}: name a token of the theme`] : []
  })
}
