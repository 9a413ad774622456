import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { basename, dirname, normalize } from 'node:path/posix'
import { type ESTree, parseSync } from 'vite'
import { root } from '../paths.ts'
import type { MutatedFile } from './record.ts'

/** Folders that all tests use, which are not mutated. */
const testFolders = ['fakes', 'fixtures']

/** Additional tests of a folder, which do not have its name. For a folder without a model, also the models that use it. */
const additionalTests: Readonly<Record<string, { tests: readonly string[]; models?: readonly string[] }>> = {
  access: { tests: ['machines/places'] },
  auth: { tests: ['machines/account'] },
  cart: { tests: ['machines/account', 'machines/write-journal'] },
  catalogue: { tests: ['machines/search', 'machines/add-product'] },
  domain: {
    tests: [
      'machines/signed-out',
      ...['sources', 'source-failures', 'source-pages', 'transactions'].map((name) => `storage/${name}`),
    ],
    models: ['access', 'cart', 'checkout', 'payment-form', 'wishlist'],
  },
  memory: { tests: ['storage/journal', 'storage/transactions'] },
  navigation: { tests: ['machines/places'] },
  notices: { tests: ['storage/browser-adapters'] },
  optimistic: {
    tests: ['machines/write-journal', 'machines/write-journal-conflicts', 'machines/write-journal-crashes'],
    models: ['cart', 'wishlist'],
  },
  placing: { tests: [], models: ['buy-now', 'checkout'] },
  ports: { tests: [], models: ['access', 'buy-now', 'cart', 'checkout', 'search'] },
  product: { tests: ['machines/recent'] },
  room: {
    tests: [
      ...['log', 'remembered-breakpoints', 'inspector-url'].map((name) => `../packages/room/tests/${name}`),
      ...['report', 'breakpoints'].map((name) => `room/${name}`),
    ],
  },
  shop: {
    tests: [
      ...['supervised', 'account', 'cart', 'purchase', 'settings', 'payment-methods', 'storage'].map(
        (name) => `machines/${name}`,
      ),
      'room/report-owner',
    ],
  },
  theme: { tests: ['storage/appearance'] },
  update: { tests: ['machines/installed-app'] },
}

/** Many machines use the files of these folders, so the tests of those machines try them too. */
const sharedFolders = ['domain', 'form', 'memory', 'optimistic', 'placing', 'ports']

const modelsTest = 'tests/mutation/models.test.ts'
/** Too slow to run for every mutant; `modelsTest` is a short version. */
const isModelTest = /\/model(s|-walks)\.test\.ts$/

export const machineFolders: readonly string[] = readdirSync(join(root, 'machines'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !testFolders.includes(entry.name))
  .map(({ name }) => name)
  .concat('room')
  .sort()

/** The machines of the room are in its package. */
export function pathOf(folder: string): string {
  return folder === 'room' ? 'packages/room/src/machines' : `machines/${folder}`
}

export function modelsFor(folder: string): readonly string[] {
  return additionalTests[folder]?.models ?? [folder]
}

/**
 * The tests to run for each change of these files, in this order. The models detect most changes of machines, so they are first;
 * for shared files they are last, because they take longest.
 */
export function testsFor(folder: string, files: readonly string[]): string[] {
  const models = modelsOf(folder).length > 0 ? [modelsTest] : []
  const named = namedTestsFor(folder)
  if (!sharedFolders.includes(folder)) return [...models, ...named]
  return [...new Set([...named, ...files.flatMap(testsOfShared), ...models])]
}

/**
 * The tests for a shared file: those that import the file, those that import another shared file that uses it, and the tests of
 * the machines that import the file.
 */
function testsOfShared(file: string): string[] {
  const isShared = (user: string) => sharedFolders.includes(folderOf(user))
  const machines = usersOf([file])
    .filter((user) => !isShared(user))
    .map(folderOf)
  const shared = new Set([file])
  for (const one of shared) for (const user of usersOf([one]).filter(isShared)) shared.add(user)
  const tests = usersOf([...shared]).filter((user) => user.endsWith('.test.ts'))
  return [...tests, ...machines.flatMap(namedTestsFor)].filter((test) => !isModelTest.test(test))
}

const folderOf = (file: string) => basename(dirname(file))

function namedTestsFor(folder: string): string[] {
  const additional = additionalTests[folder]?.tests.map((name) => normalize(`tests/${name}.test.ts`)) ?? []
  const missing = additional.filter((file) => !existsSync(join(root, file)))
  if (missing.length > 0) throw new Error(`${folder} lists tests that do not exist: ${missing.join(', ')}`)
  return [...testsOfMachines().filter((file) => file.startsWith(`tests/machines/${folder}`)), ...additional]
}

function testsOfMachines(): string[] {
  return filesIn('tests/machines').filter((file) => file.endsWith('.test.ts'))
}

let importsByFile: ReadonlyMap<string, readonly string[]> | undefined

/** The machines and tests that import one of these files, except for types only. */
function usersOf(files: readonly string[]): string[] {
  importsByFile ??= new Map(
    [...machineFolders.flatMap((folder) => filesIn(pathOf(folder))), ...testsOfMachines()]
      .filter((file) => file.endsWith('.ts'))
      .map((file) => [file, importsOf(file)]),
  )
  return [...importsByFile]
    .filter(([, imports]) => imports.some((one) => files.includes(one)))
    .map(([file]) => file)
}

function importsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  return module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest }) => normalize(`${dirname(file)}/${moduleRequest.value}`))
}

/** The files of a folder to change: all files except the models and the code that only models use. */
export function filesToChange(folder: string): MutatedFile[] {
  const tests = hashTests(folder)
  return filesIn(pathOf(folder))
    .filter((file) => /\.ts$/.test(file) && !/(\.model|-oracle|-samples)\.ts$/.test(file))
    .map((file) => ({ folder, file, code: hashFile(file), tests }))
}

/**
 * A hash of the models and tests that must detect the changes of a folder. For a shared folder, the tests of other machines do not
 * count: otherwise a new test of one machine would try all shared code again.
 */
function hashTests(folder: string): string {
  return hashAll([...modelsOf(folder), ...namedTestsFor(folder)].map(hashFile))
}

function modelsOf(folder: string): string[] {
  return modelsFor(folder)
    .flatMap((name) => filesIn(pathOf(name)))
    .filter((file) => /(\.model|-oracle|-samples)\.ts$/.test(file))
}

function hashFile(file: string): string {
  return hashContents(file, readFileSync(join(root, file), 'utf8'))
}

function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`)
    .sort()
}

/**
 * A hash of a file without its imports, other relative paths, comments and line breaks. It stays the same when the file or one
 * that it imports is moved or renamed, or when a comment is rewritten.
 */
export function hashContents(path: string, text: string): string {
  return hashAll([codeOf(path, text)])
}

/** The order does not matter, because a renamed file moves within a list. */
function hashAll(parts: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of [...parts].sort()) hash.update(part).update('\n')
  return hash.digest('hex').slice(0, 16)
}

/** Stryker comments belong to the hash, because they exclude changes. */
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

/** The ranges to leave out: the whole statement of an import, but only the path of a re-export. */
function pathsIn(statement: ESTree.Program['body'][number]): readonly { start: number; end: number }[] {
  if (statement.type === 'ImportDeclaration') return [statement]
  if (statement.type === 'ExportAllDeclaration') return [statement.source]
  return statement.type === 'ExportNamedDeclaration' && statement.source ? [statement.source] : []
}
