import { Breadcrumb as ChakraBreadcrumb } from '@chakra-ui/react'
import { breadcrumbRecipe } from '../theme/recipes/breadcrumb.ts'
import { Anchor } from './link.tsx'

export type Crumb = {
  readonly label: string
  /** Absent on the last crumb, the current page. */
  readonly to?: string | undefined
  readonly lang?: string | undefined
}

export const Breadcrumb = ({
  label,
  trail,
}: {
  readonly label: string
  readonly trail: readonly Crumb[]
}) => (
  <ChakraBreadcrumb.Root recipe={breadcrumbRecipe} aria-label={label}>
    <ChakraBreadcrumb.List>
      {trail.map((crumb) => (
        <ChakraBreadcrumb.Item key={`${crumb.to ?? ''}${crumb.label}`} lang={crumb.lang}>
          {crumb.to ? (
            <ChakraBreadcrumb.Link asChild>
              <Anchor to={crumb.to}>{crumb.label}</Anchor>
            </ChakraBreadcrumb.Link>
          ) : (
            // Chakra's CurrentLink has the role `link`, so a screen reader would announce it as a link.
            <ChakraBreadcrumb.Link asChild>
              <span aria-current="page">{crumb.label}</span>
            </ChakraBreadcrumb.Link>
          )}
        </ChakraBreadcrumb.Item>
      ))}
    </ChakraBreadcrumb.List>
  </ChakraBreadcrumb.Root>
)
