import { mutantScore, mutantsOf } from '@statecart/prove'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { testLimit } from '../wait.ts'

/** `npm run mutate:models -- 100 7` tries 100 mutants with the seed 7; `all` tries every mutant. */
const { MUTANTS = '30', MUTANTS_SEED = '1', MUTANTS_OF = '' } = process.env
const seed = Number(MUTANTS_SEED)

/** Skips mutants with another order of guards: if the guards exclude each other, such a machine is equivalent. */
const all = namedModels
  .filter(({ name }) => name.includes(MUTANTS_OF))
  .flatMap(({ name, model }) => mutantsOf(model.machine).map((mutant) => ({ name, model, mutant })))
  .filter(({ mutant }) => mutant.kind !== 'order changed')
const chosen = MUTANTS === 'all' ? all : drawn(all, Number(MUTANTS))

function drawn<Thing>(things: readonly Thing[], count: number): Thing[] {
  const [subset = []] = fc.sample(fc.shuffledSubarray([...things], { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed,
  })
  return subset
}

it(`detects each of ${chosen.length} mutants of the machines (seed ${seed})`, {
  timeout: 18 * testLimit,
}, () => {
  const unnoticed = chosen.filter(
    ({ model, mutant }) => mutantScore([model], [mutant], { walks: 100, seed }).survivors.length > 0,
  )
  expect(unnoticed.map(({ name, mutant }) => `${name}: ${mutant.place}: ${mutant.difference}`)).toEqual([])
})
