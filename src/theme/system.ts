import { createSystem, type SystemContext } from '@chakra-ui/react'
import { config } from './config.ts'
import { conditions, utilities } from './style-properties.ts'

let created: SystemContext | undefined

/** Created on first use, because creating it is slow. */
export function system(): SystemContext {
  created ??= createSystem({ conditions, utilities }, config)
  return created
}
