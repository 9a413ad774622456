import { Box, Flex, Grid } from '@chakra-ui/react'
import { Heading } from './page.tsx'

type Props = {
  /** A drawing; decorative. */
  readonly art?: React.ReactNode
  readonly title: React.ReactNode
  readonly children?: React.ReactNode
  readonly action?: React.ReactNode
  /** `h1` if the empty state is the whole screen. */
  readonly headingAs?: 'h1' | 'h2' | 'h3' | undefined
  readonly role?: 'status' | 'alert' | undefined
}

export const EmptyState = ({ art, title, children, action, headingAs = 'h2', role }: Props) => (
  <Grid
    role={role}
    templateColumns="minmax(0, 1fr)"
    justifyItems="center"
    gap="3"
    px="4"
    py="clamp(2rem, 1rem + 4vw, 4.5rem)"
    textAlign="center"
  >
    {art ? (
      <Box
        width="min(15rem, 70vw)"
        mb="2"
        css={{ '& > svg': { width: 'full', height: 'auto' } }}
        aria-hidden="true"
      >
        {art}
      </Box>
    ) : null}
    <Heading as={headingAs} size="h2" tabIndex={headingAs === 'h1' ? -1 : undefined}>
      {title}
    </Heading>
    {children ? (
      <Box maxWidth="34rem" color="fg.muted" textWrap="pretty">
        {children}
      </Box>
    ) : null}
    {action ? (
      <Flex wrap="wrap" gap="3" justifyContent="center" mt="3">
        {action}
      </Flex>
    ) : null}
  </Grid>
)
