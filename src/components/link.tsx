import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'
import type { linkRecipe } from '../theme/recipes/link.ts'

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  readonly to: To
  /** State for the next screen. */
  readonly state?: unknown
}

/** An unstyled link inside the shop. The shop handles plain clicks only; the browser handles all others. */
export const Anchor = ({ to, state, onClick, ...rest }: Props) => {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

type LinkVariants = RecipeVariantProps<typeof linkRecipe>

const { withContext } = createRecipeContext({ key: 'link' })

/** A link inside the shop. */
export const Link = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Anchor, LinkVariants>>(Anchor)

/** A link out of the shop, or to a mail or phone program. */
export const OuterLink = withContext<HTMLAnchorElement, HTMLChakraProps<'a', LinkVariants>>('a')
