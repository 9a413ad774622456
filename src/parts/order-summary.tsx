import { type ReactNode, useId } from 'react'
import { type Cents, totalsOf } from '../../machines/money/money.ts'
import { orderSummaryTexts } from '../i18n/en/order-summary.ts'
import { CardPanel } from './card-panel.tsx'
import { Heading } from './heading.tsx'
import './order-summary.css'
import { SummaryList, type SummaryRow } from './summary-list.tsx'
import { useFormat, useTexts } from './use-texts.ts'

type Props = {
  /** What is ordered, where it does not stand on the page already. */
  readonly items?: ReactNode
  readonly subtotal: Cents
  /** What can be done with it. */
  readonly children?: ReactNode
}

export const OrderSummary = ({ items, subtotal, children }: Props) => {
  const titleId = useId()
  const words = useTexts(orderSummaryTexts)
  return (
    <section className="sc-order-summary" aria-labelledby={titleId}>
      <CardPanel variant="raised">
        <Heading size="h3" id={titleId} mb="4">
          {words.title}
        </Heading>
        {items}
        <Totals subtotal={subtotal} />
        {children ? <div className="sc-order-summary-foot">{children}</div> : null}
      </CardPanel>
    </section>
  )
}

type TotalsProps = {
  readonly subtotal: Cents
  /** What an order came to when it was placed. */
  readonly total?: Cents | undefined
  readonly price?: ((cents: Cents) => string) | undefined
}

/** Computed in US cents, and put into the chosen currency last. */
export const Totals = (props: TotalsProps) => <SummaryList rows={useTotals(props)} />

export function useTotals({ subtotal, total = totalsOf(subtotal).total, price }: TotalsProps): SummaryRow[] {
  const words = useTexts(orderSummaryTexts)
  const format = useFormat()
  const show = price ?? format.price
  return [
    { key: 'subtotal', term: words.subtotal, value: show(subtotal) },
    { key: 'shipping', term: words.shipping, value: words.free },
    { key: 'tax', term: words.tax, value: show(total - subtotal) },
    { key: 'total', term: words.total, value: show(total), strong: true },
  ]
}
