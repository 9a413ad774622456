import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explore, type Model, mutantsOf, problemsOf, problemsWith } from '../src/index.ts'
import { run } from '../src/node/cli/run.ts'

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
const blocks = [...readme.matchAll(/^```\w*\n(.*?)^```/gms)].map(([, text = '']) => text)
const start = "initially: (snapshot) => snapshot.matches('off'),"

let folder: string
let lampModel: Model

/** Writes the code of the README to files. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prove-readme-'))
  const packages = fileURLToPath(new URL('../../../node_modules', import.meta.url))
  symlinkSync(packages, join(folder, 'node_modules'), 'dir')
  writeFileSync(join(folder, 'lamp.machine.ts'), blockWith('export const lampMachine'))
  writeFileSync(join(folder, 'lamp.model.ts'), blockWith('export const lampModel'))
  lampModel = (await import(/* @vite-ignore */ join(folder, 'lamp.model.ts'))).lampModel
})
afterAll(() => rmSync(folder, { recursive: true }))

function blockWith(text: string): string {
  const block = blocks.find((one) => one.includes(text))
  if (block === undefined) throw new Error(`The README has no code with ${text}.`)
  return block
}

test('the model in the README matches its machine', () => {
  expect(problemsOf(lampModel)).toEqual([])
})

test('the README contains the output of the command', async () => {
  const lines: string[] = []
  await run(['mutate', join(folder, 'lamp.model.ts')], (text) => lines.push(text), console.error)
  expect(readme).toContain(`$ npx statecart-prove mutate\n${lines.join('\n')}\n`)
})

test('the model notices every mutant if it also checks the initial state', async () => {
  expect(readme).toContain(start)
  const whole = blockWith('export const lampModel').replace('  invariants', `  ${start}\n  invariants`)
  writeFileSync(join(folder, 'whole.model.ts'), whole)
  const lines: string[] = []
  expect(
    await run(
      ['mutate', join(folder, 'whole.model.ts'), '--at-least', '100'],
      (text) => lines.push(text),
      console.error,
    ),
  ).toBe(0)
})

test('the README contains the problem of a lamp without its guard', () => {
  const [unguarded] = mutantsOf(lampModel.machine).filter(({ kind }) => kind === 'guard removed')
  const problem = (unguarded ? problemsWith(lampModel, unguarded) : []).join('\n')
  expect(readme).toContain(`\n${problem}\n`)
  const machine = unguarded?.machine() ?? lampModel.machine
  expect(explore({ ...lampModel, machine }).problems.join('\n')).toContain(problem)
})

const entries: Record<string, () => Promise<object>> = {
  '@statecart/prove': () => import('../src/index.ts'),
  '@statecart/prove/node': () => import('../src/node.ts'),
  '@statecart/prove/vitest': () => import('../src/adapters/vitest.ts'),
  '@statecart/prove/testing-library': () => import('../src/adapters/testing-library.ts'),
  '@statecart/prove/playwright': () => import('../src/adapters/playwright.ts'),
}
const exportsOf = async (entry: string) => Object.keys((await entries[entry]?.()) ?? {})

test('every function that the README imports exists', async () => {
  const imports = [...readme.matchAll(/import \{ ([^}]+) \} from '(@statecart\/prove[^']*)'/g)]
  expect(imports.length).toBeGreaterThan(5)
  for (const [, list = '', entry = ''] of imports) {
    const names = list.split(', ').filter((name) => !name.startsWith('type '))
    expect(await exportsOf(entry), entry).toEqual(expect.arrayContaining(names))
  }
})

test('every function in the coverage table is in the entry next to it', async () => {
  const table = readme.slice(readme.indexOf('## Coverage'), readme.indexOf('## Examples'))
  const rows = [...table.matchAll(/^\| (`.*?`) \| `(.*?)` \|/gm)]
  expect(rows.length).toBeGreaterThan(5)
  for (const [, cell = '', entry = ''] of rows) {
    const names = [...cell.matchAll(/(\w+)\(/g)].map(([, name]) => name)
    expect(await exportsOf(entry), entry).toEqual(expect.arrayContaining(names))
  }
})

test('every effect in the table of the README is exported', async () => {
  const table = readme.slice(readme.indexOf('| Action | In `does` |'), readme.indexOf('The clock of a test'))
  const names = [...table.matchAll(/(tells|performs|emits)\(/g)].map(([, name]) => name)
  expect(new Set(names).size).toBe(3)
  expect(await exportsOf('@statecart/prove')).toEqual(expect.arrayContaining([...names, 'isSameData']))
})
