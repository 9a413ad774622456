import { type Finding, isView, type Node, type Rule, walk } from './syntax.ts'

const textAttributes = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'aria-placeholder',
  'title',
  'alt',
  'placeholder',
  'label',
  'heading',
  'lead',
  'hint',
  'text',
  'caption',
  'description',
])
const letter = /\p{L}/u

/** Texts for visitors belong in src/i18n, so that they exist in every language. */
export const textsInViews: Rule = (source) => {
  if (!isView(source.path)) return []
  const found: Finding[] = []
  walk(source.program, (node) => {
    for (const { text, node: textNode } of textsOf(node)) {
      if (!letter.test(text)) continue
      const normalized = text.trim().replace(/\s+/g, ' ')
      found.push({ node: textNode, message: `'${normalized}' is written in a view: move it to src/i18n` })
    }
  })
  return found
}

type FoundText = { text: string; node: Node }

function textsOf(node: Node): FoundText[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return isUntranslatable(node) ? [] : node.children.flatMap(textsInside)
  }
  if (node.type !== 'JSXAttribute' || !node.value || node.name.type !== 'JSXIdentifier') return []
  return textAttributes.has(node.name.name) ? textsInside(node.value) : []
}

/** An element with `translate="no"`, such as the name of a brand, which is the same in every language. */
function isUntranslatable(node: Node): boolean {
  if (node.type !== 'JSXElement') return false
  return node.openingElement.attributes.some(
    (attribute) =>
      attribute.type === 'JSXAttribute' &&
      attribute.name.name === 'translate' &&
      attribute.value?.type === 'Literal' &&
      attribute.value.value === 'no',
  )
}

/** The string literals among the possible values of an expression. */
function textsInside(node: Node): FoundText[] {
  switch (node.type) {
    case 'JSXText':
      return [{ text: node.value, node }]
    case 'Literal':
      return typeof node.value === 'string' ? [{ text: node.value, node }] : []
    case 'TemplateLiteral':
      return [{ text: node.quasis.map(({ value }) => value.raw).join(' '), node }]
    case 'JSXExpressionContainer':
      return textsInside(node.expression)
    case 'ConditionalExpression':
      return [...textsInside(node.consequent), ...textsInside(node.alternate)]
    case 'LogicalExpression':
      return [...textsInside(node.left), ...textsInside(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...textsInside(node.left), ...textsInside(node.right)] : []
    default:
      return []
  }
}
