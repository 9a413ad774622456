import { idOf } from '@statecart/prove'
import { testModel } from '@statecart/prove/vitest'
import { expect, it } from 'vitest'
import { groupOf } from '../../src/app/machine-room/groups.ts'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { recordCoverage } from '../../tools/coverage/depth.ts'

const machines = Object.keys(
  import.meta.glob(['/machines/*/*.machine.ts', '/packages/room/src/machines/*.machine.ts']),
)
const models = namedModels

it('has a model for every machine', () => {
  const modeled = models.map(({ path }) => `/${path}.machine.ts`)
  expect(machines.filter((file) => !modeled.includes(file))).toEqual([])
})

it('has a group in src/app/machine-room/groups.ts for every machine', () => {
  expect(models.filter(({ folder }) => !groupOf(folder)).map(({ name }) => name)).toEqual([])
})

it('describes the purpose of every machine', () => {
  const scaffolded = /^Describe the purpose/
  expect(models.filter(({ model }) => scaffolded.test(model.purpose ?? '')).map(({ name }) => name)).toEqual(
    [],
  )
})

it.each(models)('$name has its file name as its id', ({ name, model }) => {
  expect(model.machine.id).toBe(idOf(name))
})

/** Random walks are in model-walks.test.ts, mutants in tests/mutants. */
for (const { name, model } of models)
  testModel(model, {
    name,
    walks: false,
    mutants: false,
    onCoverage: (machine, part) => recordCoverage('pure', machine, part),
  })
