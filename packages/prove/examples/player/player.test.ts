import { testModel } from '@statecart/prove/vitest'
import { playerModel } from './player.model.ts'

testModel(playerModel)
