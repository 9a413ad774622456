import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { controlRecipe } from '../theme/recipes/control.ts'

type Look = RecipeVariantProps<typeof controlRecipe>

const { withContext } = createRecipeContext({ key: 'control' })

export const InputControl = withContext<HTMLInputElement, HTMLChakraProps<'input', Look>>('input')
export const SelectControl = withContext<HTMLSelectElement, HTMLChakraProps<'select', Look>>('select')
export const TextAreaControl = withContext<HTMLTextAreaElement, HTMLChakraProps<'textarea', Look>>('textarea')
