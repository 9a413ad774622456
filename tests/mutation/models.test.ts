import { idOf, type Model, problemsOf } from '@statecart/prove'
import { expect, it } from 'vitest'
import { testLimit } from '../wait.ts'

/** A short version of tests/machines/models.test.ts for some folders, because it runs for every mutant. */
const { MUTATED_MODELS = '' } = process.env
const folders = MUTATED_MODELS.split(' ')
const files = import.meta.glob<Record<string, Model>>([
  '/machines/*/*.model.ts',
  '/packages/room/src/machines/*.model.ts',
])
const models = Object.entries(files).filter(([file]) =>
  folders.some((folder) => file.startsWith(`/${folder}/`)),
)

it.each(models)('%s agrees with its machine', { timeout: testLimit }, async (file, load) => {
  for (const model of Object.values(await load())) {
    expect(model.machine.id).toBe(idOf(file.replace(/.*\/(.+)\.model\.ts$/, '$1')))
    expect(problemsOf(model, { walks: 40 })).toEqual([])
  }
})
