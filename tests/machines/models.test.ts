import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allTransitionIds, restingStates } from '../../machines/chart.ts'
import type { Model } from '../../machines/model.ts'
import { explore, inputsOf } from './harness/explore.ts'
import { complaintsOnWalk } from './harness/walk.ts'

const files = import.meta.glob<Record<string, Model>>('../../machines/*/*.model.ts', { eager: true })
const machines = import.meta.glob('../../machines/*/*.machine.ts')
const models = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).map((model) => ({ name: file.replace(/^.*\/(.*)\.model\.ts$/, '$1'), model })),
)

it('has a model beside every machine', () => {
  const modelled = Object.keys(files).map((file) => file.replace('.model.ts', '.machine.ts'))
  expect(Object.keys(machines).filter((file) => !modelled.includes(file))).toEqual([])
})

describe.each(models)('$name', { timeout: 30_000 }, ({ model }) => {
  it('does what its model says, in every state, with every event', () => {
    const { complaints, states, transitions, unneeded } = explore(model)
    expect(complaints).toEqual([])
    expect(unneeded).toEqual([])
    expect(restingStates(model.machine).filter((state) => !states.has(state))).toEqual([])
    expect(allTransitionIds(model.machine).filter((id) => !transitions.has(id))).toEqual([])
  })

  it('does so on random walks', () => {
    const walk = fc.array(fc.constantFrom(...model.events), { maxLength: 30, size: 'max' })
    fc.assert(
      fc.property(fc.constantFrom(...inputsOf(model)), walk, (input, events) => {
        expect(complaintsOnWalk(model, input, events)).toEqual([])
      }),
      { numRuns: 1_000 },
    )
  })
})
