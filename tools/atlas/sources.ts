import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path/posix'
import { parseSync } from 'vite'
import { filesBelow, root } from '../paths.ts'

const entryFiles = ['tests/atlas/photograph-machine.ts']
const drivers = 'tests/models/drivers'
/** Left out because it imports the drivers of all machines. The drivers of the machine are added by name. */
const excluded = 'tests/models/drivers.ts'

/** A hash of the code that photographs a machine: its drivers, its model, and all that they import. */
export function hashPhotographer(machine: string): string {
  const own = filesBelow(join(root, drivers))
    .filter((file) => file === `${machine}.ts` || file.startsWith(`${machine}-`))
    .map((file) => `${drivers}/${file}`)
  const files = withImports([...entryFiles, ...own])
  const hash = createHash('sha256')
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** These files and all that they import, directly or not; packages of the registry are left out. */
function withImports(files: readonly string[]): string[] {
  const found = new Set(files)
  for (const file of found) for (const imported of importsOf(file)) found.add(imported)
  return [...found].sort()
}

const importsByFile = new Map<string, string[]>()

function importsOf(file: string): string[] {
  const cached = importsByFile.get(file)
  if (cached) return cached
  const imports = /\.tsx?$/.test(file) ? readImports(file) : []
  importsByFile.set(file, imports)
  return imports
}

function readImports(file: string): string[] {
  const { module } = parseSync(file, readFileSync(join(root, file), 'utf8'))
  const requests = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ]
  return requests.flatMap((request) => {
    const path = pathOf(request, file)
    return path !== undefined && path !== excluded && existsSync(join(root, path)) ? [path] : []
  })
}

function pathOf(request: string, from: string): string | undefined {
  if (request.startsWith('.')) return normalize(join(dirname(from), request))
  const [, name, entry] = /^@statecart\/(\w+)(?:\/(\w+))?$/.exec(request) ?? []
  return name === undefined ? undefined : `packages/${name}/src/${entry ?? 'index'}.ts`
}
