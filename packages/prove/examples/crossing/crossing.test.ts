import { testModel } from '@statecart/prove/vitest'
import { crossingModel } from './crossing.model.ts'

testModel(crossingModel)
