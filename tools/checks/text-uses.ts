import { type Node, type Source, walk } from './syntax.ts'
import { keyOf } from './text-leaves.ts'

/** A place among the texts of a namespace, the namespace named by the variable that exports it. */
export type Place = { texts: string; path: readonly string[] }

/** Stands in a path for a key that is computed at run time. */
export const anyKey = '*'

type Known = Map<string, Place[]>

/** Which of the texts that it imports a view reads. Variables are told apart per file, not per scope: at worst an unused text counts as used. */
export function textUsesIn(source: Source): Place[] {
  const texts = importedTexts(source)
  const uses: Place[] = []
  if (texts.size === 0) return uses
  const known: Known = new Map()
  const placesOf = (node: Node): Place[] => placesIn(node, texts, known)
  walk(source.program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) bind(node.id, placesOf(node.init), known, uses)
  })
  walk(source.program, (node, parent) => {
    if (!isPassedThrough(node, parent)) uses.push(...placesOf(node))
  })
  return uses
}

function importedTexts({ program }: Source): Map<string, string> {
  const texts = new Map<string, string>()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !/\/i18n\/(room\/)?en\//.test(node.source.value)) continue
    for (const specifier of node.specifiers) {
      if (specifier.type !== 'ImportSpecifier' || specifier.imported.type !== 'Identifier') continue
      texts.set(specifier.local.name, specifier.imported.name)
    }
  }
  return texts
}

const readers = new Set(['useTexts', 'useWords', 'wordsOf'])

function placesIn(node: Node, texts: ReadonlyMap<string, string>, known: Known): Place[] {
  if (node.type === 'Identifier') return known.get(node.name) ?? []
  if (node.type === 'MemberExpression') return below(placesIn(node.object, texts, known), propertyOf(node))
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  const [first] = node.arguments
  if (!readers.has(node.callee.name) || first?.type !== 'Identifier') return []
  const name = texts.get(first.name)
  return name === undefined ? [] : [{ texts: name, path: [] }]
}

const below = (places: readonly Place[], key: string): Place[] =>
  places.map(({ texts, path }) => ({ texts, path: [...path, key] }))

function propertyOf(node: Node & { type: 'MemberExpression' }): string {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : anyKey
  return node.property.type === 'Literal' ? String(node.property.value) : anyKey
}

function bind(pattern: Node, places: Place[], known: Known, uses: Place[]): void {
  if (places.length === 0) return
  if (pattern.type === 'Identifier') known.set(pattern.name, [...(known.get(pattern.name) ?? []), ...places])
  else if (pattern.type === 'AssignmentPattern') bind(pattern.left, places, known, uses)
  else if (pattern.type !== 'ObjectPattern') uses.push(...places)
  else {
    for (const property of pattern.properties) {
      if (property.type === 'RestElement') uses.push(...places)
      else bind(property.value, below(places, keyOf(property)), known, uses)
    }
  }
}

/** A step on the way to a place, the name of a property, or what a constant is set to: no use by itself. */
function isPassedThrough(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || !parent.computed
  if (parent?.type === 'VariableDeclarator') return true
  if (parent?.type === 'Property') return parent.key === node && !parent.shorthand
  return false
}
