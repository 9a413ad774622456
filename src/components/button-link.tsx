import { createRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'
import { Anchor } from './anchor.tsx'
import type { ButtonLook } from './button.tsx'

const { withContext } = createRecipeContext({ key: 'button' })

export const ButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Anchor, ButtonLook>>(Anchor)
