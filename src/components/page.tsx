import {
  Box,
  Heading as ChakraHeading,
  createRecipeContext,
  Flex,
  Grid,
  type HTMLChakraProps,
  type RecipeVariantProps,
  Text,
} from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { containerRecipe } from '../theme/recipes/container.ts'
import type { headingRecipe } from '../theme/recipes/heading.ts'
import type { Styled } from '../theme/styled.ts'

type Width = RecipeVariantProps<typeof containerRecipe>

const { withContext } = createRecipeContext({ key: 'container' })

/** Centers its content at one of the page's widths. */
export const Container = withContext<HTMLDivElement, HTMLChakraProps<'div', Width>>('div')

/** A screen between the header and the footer. */
export const Page = (props: HTMLChakraProps<'div', Width>) => (
  <Container pt="clamp(1.5rem, 1rem + 2.5vw, 3.5rem)" pb="section" {...props} />
)

type HeadingRowProps = {
  readonly lead?: ReactNode
  readonly eyebrow?: ReactNode
  /** Content at the end of the heading's line, such as a button or a count. */
  readonly aside?: ReactNode
  readonly mb?: string | undefined
}

const HeadingRow = ({ eyebrow, lead, aside, children, mb }: HeadingRowProps & { children: ReactNode }) => (
  <Flex
    wrap="wrap"
    align="flex-end"
    justify="space-between"
    rowGap="4"
    columnGap="8"
    mb={mb ?? 'clamp(1.25rem, 1rem + 1.2vw, 2rem)'}
  >
    <Grid templateColumns="minmax(0, 1fr)" gap="2" minW="0" maxW="46rem">
      {eyebrow ? <Text textStyle="eyebrow">{eyebrow}</Text> : null}
      {children}
      {lead ? <Text textStyle="lead">{lead}</Text> : null}
    </Grid>
    {aside ? (
      <Flex wrap="wrap" align="center" gap="3" minW="0">
        {aside}
      </Flex>
    ) : null}
  </Flex>
)

/** The only h1 of a screen. */
export const PageHeading = ({ children, ...headingRow }: HeadingRowProps & { children: ReactNode }) => (
  <HeadingRow {...headingRow}>
    <Heading as="h1" size="h1" tabIndex={-1}>
      {children}
    </Heading>
  </HeadingRow>
)

type SectionProps = HeadingRowProps & {
  readonly title: ReactNode
  readonly id?: string | undefined
  readonly className?: string | undefined
  /** For a section of a text: the heading is smaller and has less space around it. */
  readonly ofText?: boolean | undefined
  readonly children: ReactNode
}

export const Section = ({ title, id, className, ofText = false, children, ...headingRow }: SectionProps) => {
  const titleId = useId()
  return (
    <Box
      as="section"
      className={className}
      minW="0"
      css={{ 'section + &': { mt: ofText ? '10' : 'section' } }}
      id={id}
      aria-labelledby={titleId}
    >
      <HeadingRow {...headingRow} mb={ofText ? '3' : undefined}>
        <Heading fontSize={ofText ? 'xl' : undefined} id={titleId}>
          {title}
        </Heading>
      </HeadingRow>
      {children}
    </Box>
  )
}

/** A heading below the page's own. `as` sets its level, `size` its style. */
export const Heading = ChakraHeading as Styled<'h2', typeof headingRecipe>
