import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { headingRecipe } from '../theme/recipes/heading.ts'

const { withContext } = createRecipeContext({ key: 'heading' })

/** A heading below the page's own; `as` names its level, `size` its look. */
export const Heading = withContext<
  HTMLHeadingElement,
  HTMLChakraProps<'h2', RecipeVariantProps<typeof headingRecipe>>
>('h2')
