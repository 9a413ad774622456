import { Heading as ChakraHeading } from '@chakra-ui/react'
import type { headingRecipe } from '../theme/recipes/heading.ts'
import type { Styled } from '../theme/styled.ts'

/** A heading below the page's own; `as` names its level, `size` its look. */
export const Heading = ChakraHeading as Styled<'h2', typeof headingRecipe>
