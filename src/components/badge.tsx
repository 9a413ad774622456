import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { badgeRecipe } from '../theme/recipes/badge.ts'

const { withContext } = createRecipeContext({ key: 'badge' })

export const Badge = withContext<
  HTMLSpanElement,
  HTMLChakraProps<'span', RecipeVariantProps<typeof badgeRecipe>>
>('span')
