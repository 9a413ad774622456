import type {
  HTMLChakraProps,
  RecipeDefinition,
  RecipeVariantProps,
  SlotRecipeDefinition,
} from '@chakra-ui/react'
import type { ForwardRefExoticComponent, JSX, PropsWithoutRef, RefAttributes } from 'react'

/** A component of Chakra with the variants of this shop's recipe; its own type has those of Chakra's default theme. */
export type Styled<
  Tag extends keyof HTMLElementTagNameMap & keyof JSX.IntrinsicElements,
  Recipe extends RecipeDefinition | SlotRecipeDefinition,
> = ForwardRefExoticComponent<
  PropsWithoutRef<HTMLChakraProps<Tag, RecipeVariantProps<Recipe> & { readonly recipe?: Recipe }>> &
    RefAttributes<HTMLElementTagNameMap[Tag]>
>
