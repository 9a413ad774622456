import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allTransitionIds } from '@statecart/chart'
import { explore, type Model, problemsOnWalk } from '@statecart/prove'
import { expect, it, onTestFinished } from 'vitest'
import { cacheFolder, filesBelow, root } from '../../tools/paths.ts'
import { writeMachine } from '../../tools/scaffold/new-machine.ts'
import { temporaryFolder, writeInto } from './temporary-folder.ts'

it('writes a machine that passes its model', async () => {
  const project = projectInside()
  const [, file = ''] = writeMachine('gift-wrap', project)
  const written: { giftWrapModel: Model } = await import(/* @vite-ignore */ join(project, file))
  const model = written.giftWrapModel
  expect(model.events.map(({ type }) => type)).toContain('giftWrap.open')
  const { problems, unusedAnswers, transitions } = explore(model)
  expect([...problems, ...unusedAnswers]).toEqual([])
  expect([...new Set(transitions)].sort()).toEqual(allTransitionIds(model.machine).sort())
  const events = [...model.events, ...model.events]
  expect(problemsOnWalk(model, { input: model.input, events })).toEqual([])
})

it('writes a test for the machine', () => {
  const project = temporaryFolder()
  const files = writeMachine('gift-wrap', project)
  expect(files).toEqual([
    'machines/gift-wrap/gift-wrap.machine.ts',
    'machines/gift-wrap/gift-wrap.model.ts',
    'tests/machines/gift-wrap.test.ts',
  ])
  expect(readFileSync(join(project, files[2] ?? ''), 'utf8')).toContain('createActor(giftWrapMachine)')
})

it('does not overwrite files', () => {
  const project = temporaryFolder()
  writeMachine('gift-wrap', project)
  expect(() => writeMachine('gift-wrap', project)).toThrow('There is machines/gift-wrap already.')
})

it('does not overwrite a test that has the name of the machine', () => {
  const project = temporaryFolder({ 'tests/machines/money.test.ts': 'the tests of amounts' })
  expect(() => writeMachine('money', project)).toThrow('There is tests/machines/money.test.ts already.')
  expect(filesBelow(project)).toEqual(['tests/machines/money.test.ts'])
})

it.each(['', 'GiftWrap', '../gift', 'gift_wrap', '-gift'])('refuses the name "%s"', (name) => {
  expect(() => writeMachine(name, temporaryFolder())).toThrow('lower case with hyphens')
})

/** A folder inside the project, so that the generated files can resolve its packages and types. */
function projectInside(): string {
  const project = join(cacheFolder, `new-machine-${process.pid}`)
  onTestFinished(() => rmSync(project, { recursive: true, force: true }))
  mkdirSync(project, { recursive: true })
  for (const file of ['machines/fixtures/shop-model.ts', 'machines/ports/setup.ts'])
    writeInto(project, file, `export * from '${join(root, file)}'\n`)
  return project
}
