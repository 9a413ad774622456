import { type Node, type Source, walk } from './syntax.ts'

/** A text of the catalogue: the variable that holds its namespace, and the way down to it. */
export type TextLeaf = { texts: string; path: readonly string[]; node: Node }

/** Every text that a file of English texts defines. */
export function textLeavesIn(source: Source): TextLeaf[] {
  const constants = constantsOf(source)
  return [...constants].flatMap(([texts, init]) => {
    const isTexts =
      init.type === 'CallExpression' &&
      init.callee.type === 'Identifier' &&
      init.callee.name === 'defineTexts'
    const words = isTexts ? init.arguments[1] : undefined
    return words ? leavesOf(words, constants).map((leaf) => ({ texts, ...leaf })) : []
  })
}

type Constants = ReadonlyMap<string, Node>
type Leaf = Omit<TextLeaf, 'texts'>

function constantsOf({ program }: Source): Constants {
  const constants = new Map<string, Node>()
  walk(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.id.type === 'Identifier' && node.init) {
      constants.set(node.id.name, node.init)
    }
  })
  return constants
}

function leavesOf(node: Node, constants: Constants, path: readonly string[] = []): Leaf[] {
  const value = node.type === 'Identifier' ? constants.get(node.name) : node
  if (value?.type !== 'ObjectExpression') return [{ path, node }]
  return value.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return leavesOf(property.argument, constants, path)
    return leavesOf(property.value, constants, [...path, keyOf(property)]).map((leaf) =>
      leaf.node === property.value ? { ...leaf, node: property } : leaf,
    )
  })
}

/** The name of an object's property, or of a pattern's. */
export function keyOf({ key }: { key: Node }): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
