import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { filesBelow, root } from '../../tools/paths.ts'

const folders = ['docs', 'machines', 'packages', 'src', 'tests', 'tools']
const files = [
  ...folders.flatMap((folder) => filesBelow(join(root, folder), root)),
  ...[
    'CHANGELOG.md',
    'CONTRIBUTING.md',
    'README.md',
    'SECURITY.md',
    'biome.json',
    'index.html',
    'package.json',
  ],
]
/** copy-edit.md quotes texts of the shop, not files. */
const documents = files.filter((file) => file.endsWith('.md') && file !== 'docs/copy-edit.md')

/** Files of examples, and files that commands, builds or hosts create. */
const elsewhere = [
  /^(dist-atlas|@statecart)\//,
  /^404\.html$/,
  /^(angular\.json|src\/main\.ts)$/,
  /^machines\/domain\/third-source\.ts$/,
  /^instrumentation-client\.ts$/,
  /^lamp\.(machine|model|test)\.ts$/,
  /^xstate6\.ts$/,
]

test.each(documents)('%s names only files that exist', (document) => {
  const missing = namedFiles(document).filter(
    (name) => !(isFile(name) || elsewhere.some((at) => at.test(name))),
  )
  expect(missing).toEqual([])
})

/** File names in backticks outside code blocks, except patterns such as `*.model.ts` and `NAME.ts`. */
function namedFiles(document: string): string[] {
  const text = readFileSync(join(root, document), 'utf8').replace(/```.*?```/gs, '')
  const names = text.matchAll(/`(?:\.{1,2}\/)*(@?[a-z\d][\w./-]*\.(?:tsx?|[cm]js|css|jsonc?|md|html))`/g)
  return [...names].map(([, name = '']) => name).filter((name) => !/\bNAME\b/.test(name))
}

function isFile(name: string): boolean {
  return files.some((file) => file === name || file.endsWith(`/${name}`))
}
