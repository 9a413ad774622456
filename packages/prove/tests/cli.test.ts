import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { run as runCommand } from '../src/node/cli/run.ts'

let folder: string
let lines: string[]
const print = (text: string): unknown => lines.push(text)
const run = (words: readonly string[], output: (text: string) => void) => runCommand(words, output, output)

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prove-cli-'))
  lines = []
})
afterEach(() => rmSync(folder, { recursive: true }))

const machineText = `import { createMachine } from ${JSON.stringify(import.meta.resolve('xstate'))}
export const lampMachine = createMachine(
  {
    id: 'lamp' as string,
    initial: 'off',
    states: {
      off: { on: { press: 'on' } },
      on: { on: { press: { target: 'off', actions: 'note' } }, after: { pause: 'off' } },
    },
  },
  { delays: { pause: 100 } },
)`

function modelText(more: string, firstTarget = 'on'): string {
  return `import { lampMachine } from './lamp.machine.ts'
export const lampModel = {
  machine: lampMachine,
  purpose: 'A lamp.',
  input: undefined,
  events: [{ type: 'press' }, { type: 'xstate.after.pause.lamp.on' }],
  abstract: () => undefined,
  answers: {
    off: { press: '${firstTarget}' },
    on: { press: { to: 'off', does: ['note'] }, 'xstate.after.pause.lamp.on': 'off' },
  },
  initially: ({ value }) => value === 'off',
  invariants: {},
  ${more}
}`
}

const wholeModel = modelText('delays: { pause: 100 },')

function writeLamp(model: string): string {
  writeFileSync(join(folder, 'lamp.machine.ts'), machineText)
  writeFileSync(join(folder, 'lamp.model.ts'), model)
  return join(folder, 'lamp.model.ts')
}

test('names a command that does not exist before it explains those that do', async () => {
  expect(await run(['mutat'], print)).toBe(2)
  expect(lines[0]).toMatch(/^There is no command "mutat"\.\n\nstatecart-prove mutate /)
})

test('prints how many mutants a model notices', async () => {
  expect(await run(['mutate', writeLamp(wholeModel), '--at-least', '100'], print)).toBe(0)
  expect(lines).toEqual(['lamp: 9 of 9 mutants noticed, 100.0 %'])
})

test('finds the model file next to the machine file', async () => {
  writeLamp(wholeModel)
  expect(await run(['mutate', join(folder, 'lamp.machine.ts'), '--export', 'lampMachine'], print)).toBe(0)
  expect(lines).toEqual(['lamp: 9 of 9 mutants noticed, 100.0 %'])
})

test('prints the place of a mutant that no model notices, and exits with 1 below the required percentage', async () => {
  const file = writeLamp(modelText(''))
  expect(await run(['mutate', file], print)).toBe(0)
  expect(lines.join('\n').split('\n')).toEqual([
    'lamp: 8 of 9 mutants noticed, 88.9 %',
    '  No model notices the machine',
    '  the delay pause',
    '    that waits 201 ms, not 100 ms  (implementations.delays.pause)',
  ])
  lines = []
  expect(await run(['mutate', file, '--at-least', '95'], print)).toBe(1)
  expect(lines.at(-1)).toBe('Less than the 95 % of --at-least are noticed.')
})

test('leaves out accepted mutants, and fails if one of them does not apply', async () => {
  const accepted = `acceptedMutants: { 'the delay pause: waits 201 ms, not 100 ms': 'any pause will do' },`
  expect(await run(['mutate', writeLamp(modelText(accepted)), '--at-least', '100'], print)).toBe(0)
  const stale = join(folder, 'stale.model.ts')
  writeFileSync(stale, wholeModel.replace('delays:', `${accepted.replace('pause: ', 'stop: ')}delays:`))
  expect(await run(['mutate', stale], print)).toBe(1)
  expect(lines).toEqual([
    'lamp: 8 of 8 mutants noticed, 100.0 %',
    'lamp: 9 of 9 mutants noticed, 100.0 %\n  `acceptedMutants` names "the delay stop: waits 201 ms, not 100 ms", which is no mutant of the machine',
  ])
})

test('counts a mutant as noticed when one of several models notices it', async () => {
  writeLamp(modelText(''))
  const both = join(folder, 'both.model.ts')
  writeFileSync(
    both,
    `export { lampModel } from './lamp.model.ts'
     import { lampModel as lamp } from './lamp.model.ts'
     export const withDelays = { ...lamp, delays: { pause: 100 } }`,
  )
  expect(await run(['mutate', both], print)).toBe(0)
  expect(lines).toEqual(['lamp: 9 of 9 mutants noticed, 100.0 %'])
})

test('looks for the named export in all files', async () => {
  const file = writeLamp(wholeModel)
  const other = join(folder, 'other.model.ts')
  writeFileSync(other, `import { lampModel } from './lamp.model.ts'\nexport const otherModel = lampModel`)
  expect(await run(['mutate', other, file, '--export', 'lampModel'], print), lines.join()).toBe(0)
  expect(lines).toEqual(['lamp: 9 of 9 mutants noticed, 100.0 %'])
  lines = []
  expect(await run(['mutate', other, file, '--export', 'door'], print)).toBe(2)
  expect(lines).toEqual([`${other}, ${file} export no model or machine with the name door.`])
})

test('finds models through paths of tsconfig.json and in module.exports', async () => {
  writeLamp(wholeModel)
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "paths": { "@/*": ["./*"] } } }')
  const file = join(folder, 'alias.ts')
  writeFileSync(file, `export { lampModel } from '@/lamp.model'`)
  const common = join(folder, 'common.cjs')
  writeFileSync(common, `module.exports = require('./lamp.model.ts').lampModel`)
  expect(await run(['mutate', file], print), lines.join()).toBe(0)
  expect(await run(['mutate', common], print), lines.join()).toBe(0)
  expect(lines).toEqual(Array(2).fill('lamp: 9 of 9 mutants noticed, 100.0 %'))
})

test('reports functions that are exported instead of a model, and a missing file', async () => {
  writeLamp(wholeModel)
  const file = join(folder, 'made.ts')
  writeFileSync(file, 'export const modelOf = () => 3')
  expect(await run(['mutate', file], print)).toBe(2)
  const broken = join(folder, 'broken.ts')
  writeFileSync(broken, `import { model } from './missing'\nexport const lamp = model`)
  expect(await run(['mutate', broken], print)).toBe(2)
  expect(lines).toEqual([
    `${file} exports no model (made with defineModel) and no machine, but the functions modelOf. Export the model that one of them makes as a constant, in this file or another.`,
    `${broken} cannot be imported: it imports ./missing, which does not exist.`,
  ])
})

test('names the part that a model in JavaScript lacks, without a stack trace', async () => {
  const path = writeLamp(wholeModel.replace(/answers: \{.*?\n {2}\},/s, ''))
  expect(await run(['mutate', path], print)).toBe(2)
  expect(lines.join()).toBe(
    `${path}: The model of lamp lacks \`answers\`, what the machine does in each state.`,
  )
})

test('rejects a model that contradicts the unchanged machine', async () => {
  expect(await run(['mutate', writeLamp(modelText('', 'off'))], print)).toBe(2)
  expect(lines.join('\n')).toMatch(
    /^The machine lamp does not do what .*lamp\.model\.ts says, so its mutants cannot be judged:\n {2}press: leads to on, not to off$/,
  )
})

test('merges coverage into one file', async () => {
  const xstateTest = {
    formatVersion: 1,
    dimensions: { transitions: { counts: { '["transition","lamp.off","press",0]': 4 } } },
  }
  const one = join(folder, 'one.json')
  const other = join(folder, 'other.json')
  const out = join(folder, 'out.json')
  writeFileSync(one, '{"lamp":{"lamp.off|press|0":{"machine":1}}}')
  writeFileSync(other, JSON.stringify(xstateTest))
  expect(await run(['coverage', one, other, '--depth', 'paths', '--out', out], print)).toBe(0)
  expect(readFileSync(out, 'utf8')).toBe('{"lamp":{\n"lamp.off|press|0":{"machine":1,"paths":4}}}\n')
})

test.each([
  [['mutate', 'none.ts'], 'none.ts does not exist.'],
  [['mutate', 'broken.ts'], 'broken.ts cannot be imported'],
  [
    ['mutate', 'lamp.test.ts'],
    'lamp.test.ts is a test, which only its test runner can run. Name the file that exports the model.',
  ],
  [['mutate', 'lamp.model.ts', '--export', 'door'], 'exports no model or machine with the name door.'],
  [['mutate', 'lamp.model.ts', '--at-least', 'all'], '--at-least needs a number, not "all".'],
  [['mutate', 'alone.ts'], 'Name its model with --model.'],
  [['mutate', 'lamp.model.ts', '--colour'], "Unknown option '--colour'"],
  [['mutate', 'old.ts'], 'old.ts is an XState 4 machine; only those of XState 5 can be tried.'],
  [['coverage'], 'Name the files or folders'],
  [['coverage', 'lamp.model.ts'], 'lamp.model.ts is no coverage file: it is not JSON.'],
  [['prove'], 'statecart-prove mutate [FILE…]'],
])('%j exits with 2 and prints: %s', async (words, message) => {
  writeLamp(wholeModel)
  writeFileSync(join(folder, 'broken.ts'), 'export const lamp =')
  writeFileSync(join(folder, 'alone.ts'), machineText)
  writeFileSync(join(folder, 'lamp.test.ts'), 'runnerOf().config')
  writeFileSync(
    join(folder, 'old.ts'),
    `import { createMachine } from ${JSON.stringify(import.meta.resolve('xstate4'))}\nexport const lamp = createMachine({ id: 'lamp' })`,
  )
  const inFolder = words.map((word) => (word.endsWith('.ts') ? join(folder, word) : word))
  expect(await run(inFolder, print)).toBe(2)
  expect(lines.join('\n')).toContain(message)
})

test('the example applications have models that notice at least 95 percent of their mutants', async () => {
  const example = (name: string) =>
    fileURLToPath(new URL(`../examples/${name}/${name}.model.ts`, import.meta.url))
  const code = await run(
    ['mutate', ...['crossing', 'signup', 'player'].map(example), '--at-least', '95'],
    print,
  )
  expect(code, lines.join('\n')).toBe(0)
})

test('prints errors apart from results, so that a result in a file contains none', async () => {
  const errors: string[] = []
  const code = await runCommand(['mutate', join(folder, 'none.ts')], print, (text) => errors.push(text))
  expect(code).toBe(2)
  expect(lines).toEqual([])
  expect(errors).toEqual([`${join(folder, 'none.ts')} does not exist.`])
})

test('joins the models of a machine that are in several files', async () => {
  const first = writeLamp(wholeModel)
  const other = join(folder, 'lamp-guest.model.ts')
  writeFileSync(other, wholeModel)
  expect(await run(['mutate', first, other], print)).toBe(0)
  expect(lines).toEqual(['lamp: 9 of 9 mutants noticed, 100.0 %'])
})

test('prints the version of the package', async () => {
  expect(await run(['--version'], print)).toBe(0)
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8'))
  expect(lines).toEqual([version])
})
