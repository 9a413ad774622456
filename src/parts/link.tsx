import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import type { linkRecipe } from '../theme/recipes/link.ts'

type Look = RecipeVariantProps<typeof linkRecipe>

const { withContext } = createRecipeContext({ key: 'link' })

/** A link inside the shop. */
export const Link = withContext<HTMLAnchorElement, HTMLChakraProps<typeof RouterLink, Look>>(RouterLink)

/** A link out of the shop, or to a mail or phone program. */
export const OuterLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a', Look>>('a')
