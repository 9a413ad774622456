import { type Finding, isView, type Rule } from './rule.ts'
import { type Node, walk } from './syntax.ts'

const rawColour = /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![\w-])|\b(?:rgb|hsl|oklch|oklab)a?\(/i

/** Colours come from the theme's tokens, so that dark mode and contrast are settled in one place. */
export const colours: Rule = (source) => {
  const found: Finding[] = []
  if (!isView(source.path)) return found
  walk(source.program, (node) => {
    const colour = rawColourIn(textOf(node))
    if (colour) found.push({ node, message: `raw colour ${colour}: name a token of the theme` })
  })
  return found
}

function textOf(node: Node): string {
  if (node.type === 'TemplateElement') return node.value.raw
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : ''
}

export function rawColourIn(text: string): string | undefined {
  return rawColour.exec(text)?.[0]
}
