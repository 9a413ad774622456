// Excludes mutants that no test can detect, each with a reason for the report.

const reasons = {
  types: 'holds types alone',
  words: 'words for developers',
  mode: 'IndexedDB refuses any other mode, and what stands in for it here only wants to know of writing',
}

/** @typedef {{ node: any, parentPath?: Path | null }} Path */

/** @param {Path} path */
function reasonFor({ node, parentPath }) {
  const parent = parentPath?.node
  if (isTypes(parent) && isInSetup(parentPath)) return reasons.types
  if (!isCall(parent)) return undefined
  if (parent.callee.name === 'setup' && node.properties?.every(isTypes)) return reasons.types
  if (['StringLiteral', 'TemplateLiteral'].includes(node.type) && speaksToDevelopers(parent.callee))
    return reasons.words
  return node.value === 'read' && parent.callee.property?.name === 'transact' ? reasons.mode : undefined
}

/** @param {any} node */
function isTypes(node) {
  return node?.type === 'ObjectProperty' && node.key.name === 'types'
}

/** @param {Path | null | undefined} property */
function isInSetup(property) {
  const call = property?.parentPath?.parentPath?.node
  return isCall(call) && call.callee.name === 'setup'
}

/** @param {any} node */
function isCall(node) {
  return node?.type === 'CallExpression' || node?.type === 'NewExpression'
}

/**
 * Texts of logs, errors and missing ports.
 * @param {any} callee
 */
function speaksToDevelopers(callee) {
  const isLog =
    callee.type === 'MemberExpression' && (callee.object.name ?? callee.object.property?.name) === 'log'
  return isLog || ['port', 'Error'].includes(callee.name)
}

export const strykerPlugins = [{ kind: 'Ignore', name: 'exclusions', value: { shouldIgnore: reasonFor } }]
