import type { Model } from '@statecart/prove'
import { idOf, problemsOf } from '@statecart/prove'
import { expect, it } from 'vitest'
import { testLimit } from '../wait.ts'

/** What tests/machines/models.test.ts asks, of a few folders alone and in short, as it is asked for every change. */
const { MUTATED_MODELS = '' } = process.env
const folders = MUTATED_MODELS.split(' ')
const files = import.meta.glob<Record<string, Model>>([
  '/machines/*/*.model.ts',
  '/packages/room/src/machines/*.model.ts',
])
const models = Object.entries(files).filter(([file]) =>
  folders.some((folder) => file.startsWith(`/${folder}/`)),
)

it('does what its models say', { timeout: testLimit }, async () => {
  for (const [file, load] of models)
    for (const model of Object.values(await load())) {
      expect(model.machine.id).toBe(idOf(file.replace(/.*\/(.+)\.model\.ts$/, '$1')))
      expect(problemsOf(model, walksOf(model))).toEqual([])
    }
})

/** The same ones every time, and without a library that would have to be loaded for each change. */
function walksOf({ events }: Model) {
  let seed = 1
  const drawn = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return events.slice(seed % events.length, (seed % events.length) + 1)
  }
  return Array.from({ length: 40 }, () => Array.from({ length: 30 }, drawn).flat())
}
