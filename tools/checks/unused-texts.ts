import { lineOf, type Node, type Source, walk } from './syntax.ts'

const catalogue = /^(src\/i18n|src\/i18n\/room|packages\/room\/src\/i18n)\/en\//
const filesThatRead = /^(src\/(screens|components|app)|packages\/room\/src|machines)\//

/** Texts that no view shows, as `path:line message`. */
export function unusedTexts(sources: readonly Source[]): string[] {
  const views = sources.filter(({ path }) => filesThatRead.test(path))
  const places = views.flatMap(textUsesIn)
  const names = namesIn(views)
  const isNamed = ({ path }: TextLeaf) => names.has(path.at(-1) ?? '')
  const isUsed = (text: TextLeaf) =>
    places.some((place) => leadsTo(place, text) && (!isAbove(place, text) || isNamed(text)))
  return sources
    .filter(({ path }) => catalogue.test(path))
    .flatMap((source) =>
      textLeavesIn(source)
        .filter((text) => !isUsed(text))
        .map(({ texts, path, node }) => {
          const name = [texts, ...path].join('.')
          return `${source.path}:${lineOf(source, node)} ${name} is used nowhere: remove it in every language`
        }),
    )
}

/** Whether the place is the text itself, a property of it such as its length, or a group that contains it. */
function leadsTo(place: Place, { texts, path }: TextLeaf): boolean {
  if (place.texts !== texts) return false
  const shared = Math.min(place.path.length, path.length)
  return path.slice(0, shared).every((key, at) => place.path[at] === key || place.path[at] === anyKey)
}

const isAbove = (place: Place, { path }: TextLeaf) => place.path.length < path.length

/** All property names in the views and machines. A group of texts that is passed on is read by these names elsewhere. */
function namesIn(views: readonly Source[]): Set<string> {
  const names = new Set<string>()
  for (const { program } of views) {
    walk(program, (node) => {
      for (const name of namesAt(node)) names.add(name)
    })
  }
  return names
}

function namesAt(node: Node): string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : []
  if (node.type === 'MemberExpression' && node.property.type === 'Identifier') return [node.property.name]
  if (node.type !== 'ObjectPattern') return []
  return node.properties.flatMap((property) => (property.type === 'Property' ? [keyOf(property)] : []))
}

/** A path in the texts of a namespace. `texts` is the variable that exports the namespace. */
type Place = { texts: string; path: readonly string[] }

/** In a path: a key that is computed at run time. */
const anyKey = '*'

type Known = Map<string, Place[]>

/**
 * Returns the imported texts that a view reads. Variables are distinguished per file, not per scope: at worst, an unused text
 * counts as used.
 */
function textUsesIn(source: Source): Place[] {
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

/** Whether a node is no use by itself: a part of a member expression, the name of a property, or the value of a variable. */
function isPassedThrough(node: Node, parent: Node | undefined): boolean {
  if (parent?.type === 'MemberExpression') return parent.object === node || !parent.computed
  if (parent?.type === 'VariableDeclarator') return true
  if (parent?.type === 'Property') return parent.key === node && !parent.shorthand
  return false
}

/** A defined text: the variable that exports its namespace, and the path to the text. */
type TextLeaf = { texts: string; path: readonly string[]; node: Node }

/** Every text that a file of English texts defines. */
function textLeavesIn(source: Source): TextLeaf[] {
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
function keyOf({ key }: { key: Node }): string {
  if (key.type === 'Identifier') return key.name
  return key.type === 'Literal' ? String(key.value) : ''
}
