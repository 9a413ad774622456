import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import { useId } from 'react'
import type { containerRecipe } from '../theme/recipes/container.ts'
import { Heading } from './heading.tsx'
import './page.css'

type Width = RecipeVariantProps<typeof containerRecipe>

const { withContext } = createRecipeContext({ key: 'container' })

/** Centres its content at one of the page's widths. */
export const Container = withContext<HTMLDivElement, HTMLChakraProps<'div', Width>>('div')

type PageProps = HTMLChakraProps<'div', Width>

export const Page = ({ children, className, ...rest }: PageProps) => (
  <Container className={className ? `sc-page ${className}` : 'sc-page'} {...rest}>
    {children}
  </Container>
)

type PageHeadingProps = {
  readonly children: React.ReactNode
  readonly lead?: React.ReactNode
  readonly eyebrow?: React.ReactNode
  /** What stands at the end of the line: a button, a count. */
  readonly aside?: React.ReactNode
  readonly id?: string | undefined
  readonly lang?: string | undefined
}

/** The one h1 of a screen. */
export const PageHeading = ({ children, lead, eyebrow, aside, id, lang }: PageHeadingProps) => (
  <div className="sc-page-heading">
    <div className="sc-page-heading-words">
      {eyebrow ? <p className="sc-eyebrow">{eyebrow}</p> : null}
      <Heading as="h1" size="h1" id={id} lang={lang} tabIndex={-1}>
        {children}
      </Heading>
      {lead ? <p className="sc-lead">{lead}</p> : null}
    </div>
    {aside ? <div className="sc-page-heading-aside">{aside}</div> : null}
  </div>
)

type SectionProps = {
  readonly title?: React.ReactNode
  readonly lead?: React.ReactNode
  readonly eyebrow?: React.ReactNode
  readonly aside?: React.ReactNode
  readonly id?: string | undefined
  readonly headingAs?: 'h2' | 'h3' | undefined
  readonly children: React.ReactNode
}

export const Section = ({ title, lead, eyebrow, aside, id, headingAs = 'h2', children }: SectionProps) => {
  const titleId = useId()
  return (
    <section className="sc-section" id={id} aria-labelledby={title ? titleId : undefined}>
      {title ? (
        <div className="sc-page-heading">
          <div className="sc-page-heading-words">
            {eyebrow ? <p className="sc-eyebrow">{eyebrow}</p> : null}
            <Heading as={headingAs} size={headingAs} id={titleId}>
              {title}
            </Heading>
            {lead ? <p className="sc-lead">{lead}</p> : null}
          </div>
          {aside ? <div className="sc-page-heading-aside">{aside}</div> : null}
        </div>
      ) : null}
      {children}
    </section>
  )
}
