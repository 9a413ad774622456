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
    for (const { said, at } of saidBy(node)) {
      if (!letter.test(said)) continue
      const text = said.trim().replace(/\s+/g, ' ')
      found.push({ node: at, message: `'${text}' is written in a view: move it to src/i18n` })
    }
  })
  return found
}

type Said = { said: string; at: Node }

function saidBy(node: Node): Said[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return isUntranslatable(node) ? [] : node.children.flatMap(saidInside)
  }
  if (node.type !== 'JSXAttribute' || !node.value || node.name.type !== 'JSXIdentifier') return []
  return textAttributes.has(node.name.name) ? saidInside(node.value) : []
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
function saidInside(node: Node): Said[] {
  switch (node.type) {
    case 'JSXText':
      return [{ said: node.value, at: node }]
    case 'Literal':
      return typeof node.value === 'string' ? [{ said: node.value, at: node }] : []
    case 'TemplateLiteral':
      return [{ said: node.quasis.map(({ value }) => value.raw).join(' '), at: node }]
    case 'JSXExpressionContainer':
      return saidInside(node.expression)
    case 'ConditionalExpression':
      return [...saidInside(node.consequent), ...saidInside(node.alternate)]
    case 'LogicalExpression':
      return [...saidInside(node.left), ...saidInside(node.right)]
    case 'BinaryExpression':
      return node.operator === '+' ? [...saidInside(node.left), ...saidInside(node.right)] : []
    default:
      return []
  }
}
