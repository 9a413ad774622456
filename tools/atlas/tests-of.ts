import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../paths.ts'
import { listTests } from '../stages/select.ts'

const ofAllModels = ['tests/machines/models.test.ts', 'tests/browser/models.spec.ts']

const { unit, browser } = listTests()
const tests = [...unit, ...browser].map((file) => ({ file, content: readFileSync(join(root, file), 'utf8') }))

/** The test files with the machine's name or an import of its folder, and the test files that run all models. */
export function testsOf(folder: string, name: string): string[] {
  const hasName = new RegExp(`/${name}[-.]`)
  const own = tests.filter(
    ({ file, content }) => hasName.test(file) || content.includes(`/machines/${folder}/`),
  )
  return [...ofAllModels, ...own.map(({ file }) => file)]
}
