import { inputsOf, problemsOnWalk } from '@statecart/prove'
import { expect, it } from 'vitest'
import { namedModels } from '../../tools/charts/models.ts'
import { fc } from '../seeded.ts'

it.each(namedModels)('$name does what its model says on random walks', ({ model }) => {
  const walk = fc.array(fc.constantFrom(...model.events), { maxLength: 30, size: 'max' })
  fc.assert(
    fc.property(fc.constantFrom(...inputsOf(model)), walk, (input, events) => {
      expect(problemsOnWalk(model, input, events)).toEqual([])
    }),
    { numRuns: 1_000 },
  )
})
