import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseSource, walk } from '../../tools/checks/syntax.ts'
import { packagesMatchLock } from '../../tools/setup.cjs'
import { temporaryFolder } from './temporary-folder.ts'

type Packages = Record<string, { version?: string; integrity?: string; optional?: boolean }>

const wanted: Packages = {
  '': { version: '1.0.0' },
  'node_modules/kettle': { version: '2.1.0', integrity: 'sha512-kettle' },
  'node_modules/kettle-for-another-system': { version: '2.1.0', integrity: 'sha512-other', optional: true },
}
const { 'node_modules/kettle-for-another-system': _, '': __, ...present } = wanted

function projectWith(locked: Packages, installed?: Packages): string {
  const files = { 'package-lock.json': JSON.stringify({ packages: locked }) }
  const hidden = { 'node_modules/.package-lock.json': JSON.stringify({ packages: installed }) }
  return temporaryFolder(installed ? { ...files, ...hidden } : files)
}

test('packages that match the lock file need no installation', () => {
  expect(packagesMatchLock(projectWith(wanted, present))).toBe(true)
})

test('an installation is needed if nothing is installed', () => {
  expect(packagesMatchLock(projectWith(wanted))).toBe(false)
})

test('an installation is needed if a package is missing', () => {
  expect(packagesMatchLock(projectWith(wanted, {}))).toBe(false)
})

test('an installation is needed if a package has another version', () => {
  const older = { 'node_modules/kettle': { version: '2.0.9', integrity: 'sha512-kettle' } }
  expect(packagesMatchLock(projectWith(wanted, older))).toBe(false)
})

test('an installation is needed if a package has other contents in the same version', () => {
  const other = { 'node_modules/kettle': { version: '2.1.0', integrity: 'sha512-pot' } }
  expect(packagesMatchLock(projectWith(wanted, other))).toBe(false)
})

test('an installation is needed if the last one was interrupted while npm wrote its list', () => {
  const folder = temporaryFolder({
    'package-lock.json': JSON.stringify({ packages: wanted }),
    'node_modules/.package-lock.json': '{"packages": {"node_mod',
  })
  expect(packagesMatchLock(folder)).toBe(false)
})

const setup = new URL('../../tools/setup.cjs', import.meta.url)
const load = createRequire(import.meta.url)
const { versionProblem } = load('../../tools/setup.cjs') as {
  versionProblem: (v: string) => string
}

test.each(['v0.10.48', 'v8.17.0', 'v18.20.8', 'v20.18.3', 'v21.7.3', 'v22.11.0'])(
  'Node %s is too old',
  (version) => {
    const message = versionProblem(version)
    expect(message).toContain(version)
    expect(message).toContain('20.19')
    expect(message).not.toContain('\n')
  },
)

test.each(['v20.19.0', 'v20.20.2', 'v22.12.0', 'v23.1.0', 'v24.0.0', 'v26.3.1'])(
  'Node %s is accepted',
  (version) => {
    expect(versionProblem(version)).toBe('')
  },
)

const known1999 = new Set(
  `Program VariableDeclaration VariableDeclarator FunctionDeclaration BlockStatement ExpressionStatement IfStatement
  ReturnStatement CallExpression MemberExpression AssignmentExpression BinaryExpression LogicalExpression
  ObjectExpression ArrayExpression Property Identifier Literal FunctionExpression ConditionalExpression UnaryExpression
  TryStatement CatchClause`.split(/\s+/),
)

test('setup.cjs uses only syntax of the oldest Node', () => {
  const text = readFileSync(setup, 'utf8')
  walk(parseSource('setup.cjs', text).program, (node) => {
    expect(known1999).toContain(node.type)
    if (node.type === 'VariableDeclaration') expect(node.kind).toBe('var')
    if (node.type === 'LogicalExpression') expect(node.operator).not.toBe('??')
    if (node.type === 'Property') expect(node.shorthand || node.method).toBe(false)
  })
  expect(text).not.toMatch(/,\s*\)|node:/)
})

test('an old Node exits with that one line', () => {
  const fakeVersion = "Object.defineProperty(process, 'version', { value: 'v16.20.2' })"
  const preload = join(temporaryFolder({ 'disguise.cjs': fakeVersion }), 'disguise.cjs')
  const entry = fileURLToPath(setup)
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', preload, entry], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stdout).toBe('')
  expect(stderr).toBe(`${versionProblem('v16.20.2')}\n`)
})
