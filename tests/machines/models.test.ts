import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Model } from '../../machines/model.ts'
import { brokenInvariants, canHappen, explore, snapshotOf } from './harness/explore.ts'
import { allTransitionIds, startRun } from './harness/stage.ts'

const files = import.meta.glob<Record<string, Model>>('../../machines/*/*.model.ts', { eager: true })
const machines = import.meta.glob('../../machines/*/*.machine.ts')
const models = Object.entries(files).flatMap(([file, module]) =>
  Object.values(module).map((model) => ({ name: file.replace(/^.*\/(.*)\.model\.ts$/, '$1'), model })),
)

it('has a model beside every machine', () => {
  const modelled = Object.keys(files).map((file) => file.replace('.model.ts', '.machine.ts'))
  expect(Object.keys(machines).filter((file) => !modelled.includes(file))).toEqual([])
})

describe.each(models)('$name', ({ model }) => {
  it('does what its model says, in every state, with every event', () => {
    const { complaints, transitions } = explore(model)
    expect(complaints).toEqual([])
    expect(allTransitionIds(model.machine).filter((id) => !transitions.has(id))).toEqual([])
  })

  it('keeps its invariants on random walks', () => {
    const walk = fc.array(fc.constantFrom(...model.events), { maxLength: 30, size: 'max' })
    fc.assert(
      fc.property(walk, (events) => {
        const run = startRun(model)
        for (const event of events) {
          if (!canHappen(snapshotOf(run), event)) continue
          run.send(event)
          expect(brokenInvariants(model, snapshotOf(run))).toEqual([])
        }
        run.stop()
      }),
      { numRuns: 1_000 },
    )
  })
})
