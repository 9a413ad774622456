import { createHash } from 'node:crypto'
import { type ESTree, parseSync } from 'vite'

/**
 * A hash of what a file says: without imports, other relative paths, comments and line breaks, so that it stays the same when
 * the file or one that it imports is moved or renamed, or when a comment is rewritten.
 */
export function hashContents(path: string, text: string): string {
  return hashAll([codeOf(path, text)])
}

/** The order does not matter: a renamed file comes at another place of a list. */
export function hashAll(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of [...parts].sort()) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 16)
}

/** Says to the mutation tests what to leave alone, so it takes part. */
const directive = /Stryker/

function codeOf(path: string, text: string): string {
  const { program, comments } = parseSync(path, text)
  const left = [
    ...program.body.flatMap(pathsIn),
    ...comments.filter(({ value }) => !directive.test(value)),
  ].sort((one, other) => one.start - other.start)
  let code = ''
  let at = 0
  for (const { start, end } of left) {
    code += text.slice(at, Math.max(at, start))
    at = Math.max(at, end)
  }
  return (code + text.slice(at)).replaceAll(/(['"`])\.{1,2}\/[^'"`]*\1/g, "''").replaceAll(/\s+/g, ' ')
}

/** An import as a whole, of an export only where it comes from. */
function pathsIn(statement: ESTree.Program['body'][number]): readonly { start: number; end: number }[] {
  if (statement.type === 'ImportDeclaration') return [statement]
  if (statement.type === 'ExportAllDeclaration') return [statement.source]
  return statement.type === 'ExportNamedDeclaration' && statement.source ? [statement.source] : []
}
