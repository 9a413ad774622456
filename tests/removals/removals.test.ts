import { mutantsOf, survivorsOf } from '@statecart/prove'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { namedModels } from '../../tools/charts/models.ts'
import { testLimit } from '../wait.ts'

/** `npm run mutate:models -- 100 7` tries 100 with the seed 7; `all` tries each. */
const { REMOVALS = '30', REMOVALS_SEED = '1', REMOVALS_OF = '' } = process.env
const seed = Number(REMOVALS_SEED)

/** Where guards in a row exclude each other, a machine with another order of them is the same machine. */
const all = namedModels
  .filter(({ name }) => name.includes(REMOVALS_OF))
  .flatMap(({ name, model }) => mutantsOf(model.machine).map((mutant) => ({ name, model, mutant })))
  .filter(({ mutant }) => mutant.kind !== 'order changed')
const chosen = REMOVALS === 'all' ? all : drawn(all, Number(REMOVALS))

function drawn<Thing>(things: readonly Thing[], count: number): Thing[] {
  const [subset = []] = fc.sample(fc.shuffledSubarray([...things], { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed,
  })
  return subset
}

it(`misses each of ${chosen.length} changes of the machines (seed ${seed})`, {
  timeout: 18 * testLimit,
}, () => {
  const unnoticed = chosen.filter(
    ({ model, mutant }) => survivorsOf([model], [mutant], { walks: 100, seed }).length > 0,
  )
  expect(unnoticed.map(({ name, mutant }) => `${name}: ${mutant.place}: ${mutant.difference}`)).toEqual([])
})
