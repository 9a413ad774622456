import { createSystem, type SystemContext } from '@chakra-ui/react'
import { look } from './look.ts'
import { conditions, utilities } from './style-properties.ts'

let made: SystemContext | undefined

/** Created on first use, because creating it is slow. */
export function system(): SystemContext {
  made ??= createSystem({ conditions, utilities }, look)
  return made
}
