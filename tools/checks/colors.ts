import { type Finding, isView, type Node, type Rule, walk } from './syntax.ts'

const rawColor = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch|oklab)a?\(/i

/** Colours come from the theme's tokens, so that dark mode and contrast are settled in one place. */
export const colors: Rule = (source) => {
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

export function rawColorIn(text: string): string | undefined {
  return rawColor.exec(text)?.[0]
}
