import { type Finding, type Node, type Rule, walk } from './syntax.ts'

/** The helper that waits for conditions, the helper for tests of a time itself, and the test of the option `timeout`. */
const exemptFiles = new Set([
  'tests/wait.ts',
  'tests/browser/fixtures/time.ts',
  'packages/prove/tests/adapters.test.ts',
])

const testFile = /^(packages\/[^/]+\/)?tests\//

const advice =
  'a test waits for a condition: use expect.poll, or eventually, waitFor or inTime of tests/wait.ts'
const ownLimitMessage =
  'a time limit of its own: all tests use the limit of tests/wait.ts, which is long enough for a busy machine'

/** A test that sleeps fails on a slow machine, and wastes time on a fast one. */
export const fixedWaits: Rule = ({ path, program }) => {
  if (!testFile.test(path) || exemptFiles.has(path) || path.startsWith('tests/bench/')) return []
  const found: Finding[] = []
  walk(program, (node) => {
    const wait = waitIn(node)
    if (wait) found.push({ node, message: `${wait}: ${advice}` })
    if (/\.test\.tsx?$/.test(path) && hasOwnLimit(node)) found.push({ node, message: ownLimitMessage })
  })
  return found
}

function waitIn(node: Node): string | undefined {
  if (node.type === 'CallExpression') return isSleep(node) ? 'a fixed time' : vitestWaitIn(node)
  if (node.type !== 'ImportDeclaration') return undefined
  const { value } = node.source
  if (/^(node:)?timers\/promises$/.test(value)) return value
  return value === 'xstate' && node.specifiers.some(isWaitFor) ? 'waitFor of xstate has no limit' : undefined
}

/** A timer without a time only yields to other tasks. */
function isSleep(call: Node & { type: 'CallExpression' }): boolean {
  const [, time] = call.arguments
  return globalFunction(call.callee) === 'setTimeout' && time !== undefined && !isZero(time)
}

/** The wait functions of Vitest, which fail after one second. */
function vitestWaitIn({ callee }: Node & { type: 'CallExpression' }): string | undefined {
  const name = methodOf(callee, ['vi'])
  if (name === 'waitFor' || name === 'waitUntil') return `vi.${name} gives up after a second`
  return undefined
}

/** The name of a global function, without a prefix such as `window.`. */
function globalFunction(callee: Node): string | undefined {
  return callee.type === 'Identifier' ? callee.name : methodOf(callee, ['window', 'globalThis', 'self'])
}

/** The name of a method that is called on one of these objects. */
function methodOf(callee: Node, objects: readonly string[]): string | undefined {
  if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return undefined
  const { object } = callee
  return object.type === 'Identifier' && objects.includes(object.name) ? callee.property.name : undefined
}

const limitOption = /^(timeout|testTimeout|hookTimeout)$/

/** `it(title, run, 30_000)`, `{ timeout: 30_000 }` or `vi.setConfig({ testTimeout: 30_000 })`. */
function hasOwnLimit(node: Node): boolean {
  if (node.type === 'Property')
    return node.key.type === 'Identifier' && limitOption.test(node.key.name) && isNumber(node.value)
  if (node.type !== 'CallExpression') return false
  const [title, run, limit] = node.arguments
  return title?.type === 'Literal' && run?.type === 'ArrowFunctionExpression' && !!limit && isNumber(limit)
}

function isNumber(node: Node): boolean {
  return node.type === 'Literal' && typeof node.value === 'number'
}

function isZero(node: Node): boolean {
  return node.type === 'Literal' && node.value === 0
}

function isWaitFor(node: Node): boolean {
  return (
    node.type === 'ImportSpecifier' && node.imported.type === 'Identifier' && node.imported.name === 'waitFor'
  )
}
