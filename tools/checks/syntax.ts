import { type ESTree, parseSync } from 'vite'

export type Node = ESTree.Node
type Visit = (node: Node, parent: Node | undefined) => void
export type Source = { path: string; text: string; program: ESTree.Program }

export function parseSource(path: string, text: string): Source {
  const { program, errors } = parseSync(path, text, { preserveParens: false })
  const [error] = errors
  if (error) throw new SyntaxError(`${path}: ${error.message}`)
  return { path, text, program }
}

/** Visits every node that takes part in running the program; types are skipped. */
export function walk(node: Node, visit: Visit, parent?: Node): void {
  if (isTypeOnly(node)) return
  visit(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node)
    }
  }
}

export function lineOf(source: Source, node: Node): number {
  return source.text.slice(0, node.start).split('\n').length
}

const wrappers = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'TSExportAssignment',
])

function isTypeOnly(node: Node): boolean {
  return node.type.startsWith('TS') && !wrappers.has(node.type)
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

export type Finding = { node: Node; message: string }
export type Rule = (source: Source) => Finding[]

/** Whether a file renders something on the screen, which the composition root does not. */
export function isView(path: string): boolean {
  return /^(src\/(screens|components|app)|packages\/room\/src)\/(?!compose[^/]*$)/.test(path)
}
