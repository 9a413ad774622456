import { problemsOnRandomWalks } from '@statecart/prove'
import { expect, it } from 'vitest'
import { namedModels } from '../../src/app/machine-room/models.ts'
import { seed } from '../seeded.ts'

it.each(namedModels)('$name behaves like its model on random walks', ({ model }) => {
  expect(problemsOnRandomWalks(model, { walks: 300, seed })).toEqual([])
})
