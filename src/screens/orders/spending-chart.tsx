import { Grid, Span } from '@chakra-ui/react'
import type { Entry } from './use-spending.ts'

type Props = {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly amount: (cents: number) => string
}

/** A bar chart as a list: name, sum and bar of each entry. */
export const SpendingChart = ({ label, entries, amount }: Props) => {
  const largest = Math.max(1, ...entries.map(({ cents }) => cents))
  return (
    <Grid as="ul" gap="3.5" fontSize="sm" aria-label={label}>
      {entries.map(({ key, label: name, lang, cents }) => (
        <Grid as="li" key={key} templateColumns="minmax(0, 1fr) auto" gap="0.375rem 1rem">
          <span lang={lang}>{name}</span>
          <span>{amount(cents)}</span>
          <Span
            gridColumn="1 / -1"
            height="2.5"
            borderRadius="sm"
            bg="bg.accent"
            _highContrast={{ bg: 'CanvasText', forcedColorAdjust: 'none' }}
            style={{ width: `${(cents / largest) * 100}%` }}
            aria-hidden="true"
          />
        </Grid>
      ))}
    </Grid>
  )
}
