import { allTransitionIds, restingStates } from '@statecart/chart'
import { explore, idOf } from '@statecart/prove'
import { describe, expect, it } from 'vitest'
import { namedModels } from '../../tools/charts/models.ts'
import { takenTransitions, writeCoverage } from '../../tools/coverage/depth.ts'

const machines = Object.keys(
  import.meta.glob(['/machines/*/*.machine.ts', '/packages/room/src/machines/*.machine.ts']),
)
const models = namedModels

it('has a model beside every machine', () => {
  const modeled = models.map(({ path }) => `/${path}.machine.ts`)
  expect(machines.filter((file) => !modeled.includes(file))).toEqual([])
})

describe.each(models)('$name', ({ name, model }) => {
  it('has the name of its file as its id', () => {
    expect(model.machine.id).toBe(idOf(name))
  })

  it('does what its model says, in every state, with every event', () => {
    const { problems, states, transitions, unusedAnswers } = explore(model)
    writeCoverage('pure', name, takenTransitions(transitions))
    expect(problems).toEqual([])
    expect(unusedAnswers).toEqual([])
    expect(restingStates(model.machine).filter((state) => !states.has(state))).toEqual([])
    expect(allTransitionIds(model.machine).filter((id) => !transitions.includes(id))).toEqual([])
  })
})
