import { chakra, Grid } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { CardPanel } from '../../components/card-panel.tsx'

type Props = { readonly title: string; readonly step: number; readonly children: ReactNode }

/**
 * On a phone a select takes a full row, because names of countries are too long for half a row. The city takes a full row too,
 * so that no cell is empty.
 */
const columns = {
  '@media (min-width: 22.5rem)': {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-wide=true]': { gridColumn: '1 / -1' },
  },
  smDown: { '& > :is(:has(select), [data-wide])': { gridColumn: '1 / -1' } },
}

/** One of the three sections of the checkout form. */
export const FieldGroup = ({ title, step, children }: Props) => (
  <CardPanel as="fieldset">
    <chakra.legend
      display="flex"
      float="inline-start"
      gap="3"
      alignItems="center"
      width="full"
      mb="5"
      textStyle="h3"
      lineHeight="snug"
      letterSpacing="normal"
      overflowWrap="anywhere"
      hyphens="auto"
    >
      <Grid
        as="span"
        className="sc-field-group-step"
        placeContent="center"
        boxSize="1.875rem"
        borderRadius="full"
        bg="bg.inverse"
        color="fg.onInverse"
        fontSize="sm"
        aria-hidden="true"
      >
        {step}
      </Grid>
      {title}
    </chakra.legend>
    <Grid clear="both" gap="1.125rem 1rem" alignItems="start" css={columns}>
      {children}
    </Grid>
  </CardPanel>
)
