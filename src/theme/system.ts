import { createSystem, type SystemContext } from '@chakra-ui/react'
import { look } from './look.ts'
import { conditions, utilities } from './style-properties.ts'

let made: SystemContext | undefined

/** It takes a while to make, so nobody makes it by importing this. */
export function system(): SystemContext {
  made ??= createSystem({ conditions, utilities }, look)
  return made
}
