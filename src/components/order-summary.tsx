import { chakra, Grid, type GridProps } from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { Cents, Currency, Totals } from '../../machines/domain/money.ts'
import { orderSummaryTexts } from '../i18n/en/cart.ts'
import { widePage } from '../theme/tokens.ts'
import { CardPanel } from './card-panel.tsx'
import { Fact, Facts } from './data-list.tsx'
import { Heading } from './page.tsx'
import { useFormat, useTexts } from './use-texts.ts'
import { Value } from './value.tsx'

type Props = {
  /** The ordered items, unless the page already shows them. */
  readonly items?: ReactNode
  readonly totals: Totals
  readonly currency: Currency
  /** Actions below the totals. */
  readonly children?: ReactNode
}

export const OrderSummary = ({ items, totals, currency, children }: Props) => {
  const titleId = useId()
  const words = useTexts(orderSummaryTexts)
  return (
    <chakra.section
      aria-labelledby={titleId}
      minWidth="0"
      css={{ [widePage]: { position: 'sticky', top: 'calc(var(--header-height) + 1.5rem)' } }}
    >
      <CardPanel variant="raised">
        <Heading size="h3" id={titleId} mb="4">
          {words.title}
        </Heading>
        {items}
        <TotalsList totals={totals} currency={currency} />
        {children ? (
          <Grid gap="3" mt="6">
            {children}
          </Grid>
        ) : null}
      </CardPanel>
    </chakra.section>
  )
}

/** Places the order summary next to the lines or fields, or below them in a narrow window. */
export const BesideSummary = (props: GridProps) => (
  <Grid
    templateColumns="minmax(0, 1fr)"
    gap="8"
    alignItems="start"
    css={{ [widePage]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', gap: '10' } }}
    {...props}
  />
)

type TotalsProps = { readonly totals: Totals; readonly currency: Currency }

export const TotalsList = (props: TotalsProps) => (
  <Facts>
    {useTotals(props).map(({ key, term, value, strong }) => (
      <Fact key={key} term={term} isStrong={strong}>
        {strong ? <Value>{value}</Value> : value}
      </Fact>
    ))}
  </Facts>
)

type TotalsRow = { key: string; term: string; value: string; strong?: boolean }

export function useTotals({ totals, currency }: TotalsProps): TotalsRow[] {
  const words = useTexts(orderSummaryTexts)
  const { amount } = useFormat()
  const show = (cents: Cents) => amount(cents, currency)
  const { subtotal, shipping, tax, total } = totals
  return [
    { key: 'subtotal', term: words.subtotal, value: show(subtotal) },
    { key: 'shipping', term: words.shipping, value: shipping === 0 ? words.free : show(shipping) },
    { key: 'tax', term: words.tax, value: show(tax) },
    { key: 'total', term: words.total, value: show(total), strong: true },
  ]
}
