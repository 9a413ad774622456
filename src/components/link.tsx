import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { linkRecipe } from '../theme/recipes/link.ts'
import { Anchor } from './anchor.tsx'

type Look = RecipeVariantProps<typeof linkRecipe>

const { withContext } = createRecipeContext({ key: 'link' })

/** A link inside the shop. */
export const Link = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Anchor, Look>>(Anchor)

/** A link out of the shop, or to a mail or phone program. */
export const OuterLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a', Look>>('a')
