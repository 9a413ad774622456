import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { panelRecipe } from '../theme/recipes/panel.ts'

const { withContext } = createRecipeContext({ key: 'panel' })

export const CardPanel = withContext<
  HTMLDivElement,
  HTMLChakraProps<'div', RecipeVariantProps<typeof panelRecipe>>
>('div')
