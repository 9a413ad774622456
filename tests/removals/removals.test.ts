import { problemsWithout, type Removal, removalsFrom } from '@statecart/prove'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { namedModels } from '../../tools/charts/models.ts'
import { testLimit } from '../wait.ts'

/** `npm run mutate:models -- 100 7` takes out 100 with the seed 7; `all` takes out each. */
const { REMOVALS = '30', REMOVALS_SEED = '1', REMOVALS_OF = '' } = process.env
const seed = Number(REMOVALS_SEED)

const all = namedModels
  .filter(({ name }) => name.includes(REMOVALS_OF))
  .flatMap(({ name, model }) => removalsFrom(model.machine).map((removal) => ({ name, model, removal })))
const chosen = REMOVALS === 'all' ? all : drawn(all, Number(REMOVALS))

function drawn<Thing>(things: readonly Thing[], count: number): Thing[] {
  const [subset = []] = fc.sample(fc.shuffledSubarray([...things], { minLength: count, maxLength: count }), {
    numRuns: 1,
    seed,
  })
  return subset
}

const told = ({ kind, path }: Removal) => `${kind} ${path.join('/')}`

it(`misses each of ${chosen.length} things taken out of the machines (seed ${seed})`, {
  timeout: 18 * testLimit,
}, () => {
  const unmissed = chosen.filter(({ model, removal }) => {
    const walks = fc.sample(fc.array(fc.constantFrom(...model.events), { maxLength: 30, size: 'max' }), {
      numRuns: 100,
      seed,
    })
    return problemsWithout(model, removal, walks).length === 0
  })
  expect(unmissed.map(({ name, removal }) => `${name}: ${told(removal)}`)).toEqual([])
})
