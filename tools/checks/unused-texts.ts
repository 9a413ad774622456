import { lineOf, type Node, type Source, walk } from './syntax.ts'

const catalogue = /^(src\/i18n|src\/i18n\/room|packages\/room\/src\/i18n)\/en\//
const filesThatRead = /^(src\/(screens|components|app)|packages\/room\/src|machines)\//

/** Texts that no view shows, as `path:line message`. */
export function unusedTexts(sources: readonly Source[]): string[] {
  const views = sources.filter(({ path }) => filesThatRead.test(path))
  const uses = views.flatMap(textUsesIn)
  const names = namesIn(views)
  const isNamed = ({ path }: TextLeaf) => names.has(path.at(-1) ?? '')
  const isUsed = (text: TextLeaf) =>
    uses.some((use) => matches(use, text) && (!isGroupOf(use, text) || isNamed(text)))
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

/** Whether a use reads the text itself, a property of it such as its length, or a group that contains it. */
function matches(use: TextPath, { texts, path }: TextLeaf): boolean {
  if (use.texts !== texts) return false
  const shared = Math.min(use.path.length, path.length)
  return path.slice(0, shared).every((key, at) => use.path[at] === key || use.path[at] === anyKey)
}

const isGroupOf = (use: TextPath, { path }: TextLeaf) => use.path.length < path.length

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
type TextPath = { texts: string; path: readonly string[] }

/** In a path: a key that is computed at run time. */
const anyKey = '*'

type Bindings = Map<string, TextPath[]>

/**
 * Returns the imported texts that a view reads. Variables are distinguished per file, not per scope: at worst, an unused text
 * counts as used.
 */
function textUsesIn(source: Source): TextPath[] {
  const texts = importedTexts(source)
  const uses: TextPath[] = []
  if (texts.size === 0) return uses
  const bindings: Bindings = new Map()
  const textPathsOf = (node: Node): TextPath[] => textPathsIn(node, texts, bindings)
  walk(source.program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) bind(node.id, textPathsOf(node.init), bindings, uses)
  })
  walk(source.program, (node, parent) => {
    if (!isPassedThrough(node, parent)) uses.push(...textPathsOf(node))
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

const textFunctions = new Set(['useTexts', 'useWords', 'wordsOf'])

function textPathsIn(node: Node, texts: ReadonlyMap<string, string>, bindings: Bindings): TextPath[] {
  if (node.type === 'Identifier') return bindings.get(node.name) ?? []
  if (node.type === 'MemberExpression')
    return withKey(textPathsIn(node.object, texts, bindings), propertyOf(node))
  if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return []
  const [first] = node.arguments
  if (!textFunctions.has(node.callee.name) || first?.type !== 'Identifier') return []
  const name = texts.get(first.name)
  return name === undefined ? [] : [{ texts: name, path: [] }]
}

const withKey = (paths: readonly TextPath[], key: string): TextPath[] =>
  paths.map(({ texts, path }) => ({ texts, path: [...path, key] }))

function propertyOf(node: Node & { type: 'MemberExpression' }): string {
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : anyKey
  return node.property.type === 'Literal' ? String(node.property.value) : anyKey
}

/** Binds the variables of a pattern to text paths. Text paths that reach no variable count as used. */
function bind(pattern: Node, paths: TextPath[], bindings: Bindings, uses: TextPath[]): void {
  if (paths.length === 0) return
  if (pattern.type === 'Identifier') {
    bindings.set(pattern.name, [...(bindings.get(pattern.name) ?? []), ...paths])
    return
  }
  if (pattern.type === 'AssignmentPattern') {
    bind(pattern.left, paths, bindings, uses)
    return
  }
  if (pattern.type !== 'ObjectPattern') {
    uses.push(...paths)
    return
  }
  for (const property of pattern.properties) {
    if (property.type === 'RestElement') uses.push(...paths)
    else bind(property.value, withKey(paths, keyOf(property)), bindings, uses)
  }
}

/** Whether a node does not count as a use: a part of a member expression, the name of a property, or the value of a variable. */
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
