import { createSystem } from '@chakra-ui/react'
import { look } from './look.ts'
import { conditions, utilities } from './style-properties.ts'

export const system = createSystem({ conditions, utilities }, look)
