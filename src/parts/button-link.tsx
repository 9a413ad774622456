import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import type { ButtonLook } from './button.tsx'

const { withContext } = createRecipeContext({ key: 'button' })

export const ButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof RouterLink, ButtonLook>>(
  RouterLink,
)
