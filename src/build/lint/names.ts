import { type Node, type Source, walk } from './syntax.ts'

/** Names that the file itself declares anywhere: a parameter called `fetch` is no global. */
export function declaredNames(source: Source): Set<string> {
  const names = new Set<string>()
  walk(source.program, (node) => {
    for (const bound of bindingsOf(node)) {
      for (const name of namesIn(bound)) names.add(name)
    }
  })
  return names
}

function bindingsOf(node: Node): Node[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return [node.id]
    case 'ImportSpecifier':
    case 'ImportDefaultSpecifier':
    case 'ImportNamespaceSpecifier':
      return [node.local]
    case 'CatchClause':
      return node.param ? [node.param] : []
    case 'FunctionDeclaration':
      return node.id ? [node.id, ...node.params] : node.params
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.params
    default:
      return []
  }
}

function namesIn(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'Property' ? property.value : property.argument),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? namesIn(element) : []))
    case 'AssignmentPattern':
      return namesIn(pattern.left)
    case 'RestElement':
      return namesIn(pattern.argument)
    default:
      return []
  }
}
