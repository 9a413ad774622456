import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Order } from '../../../machines/orders/order.ts'
import { spendingMachine } from '../../../machines/spending/spending.machine.ts'
import { spendingTexts } from '../../i18n/en/spending.ts'
import { CardPanel } from '../../parts/card-panel.tsx'
import { Heading } from '../../parts/heading.tsx'
import { useScreen } from '../../parts/shop-context.tsx'
import { Table } from '../../parts/table.tsx'
import { ToggleButton } from '../../parts/toggle-button.tsx'
import { useFormat, useTexts } from '../../parts/use-texts.ts'
import { CategoryChart, MonthChart } from './spending-chart.tsx'
import { useSpending } from './use-spending.ts'
import './spending.css'

type Seen = SnapshotFrom<typeof spendingMachine>
const machine = () => spendingMachine
const isByMonth = (snapshot: Seen) => snapshot.matches({ grouped: 'byMonth' })
const isTableShown = (snapshot: Seen) => snapshot.matches({ table: 'shown' })

export const Spending = ({ orders }: { readonly orders: readonly Order[] }) => {
  const words = useTexts(spendingTexts)
  const { price } = useFormat()
  const titleId = useId()
  const spending = useScreen('spending', machine, undefined)
  const byMonth = useSelector(spending, isByMonth)
  const tableShown = useSelector(spending, isTableShown)
  const { total, months, categories } = useSpending(orders)
  const entries = byMonth ? months : categories
  const largest = price(Math.max(...entries.map(({ cents }) => cents)))
  const Chart = byMonth ? MonthChart : CategoryChart
  const columns = [
    { key: 'name', title: byMonth ? words.month : words.category },
    { key: 'spent', title: words.spent, numeric: true },
  ]
  const rows = entries.map(({ key, label, lang, cents }) => ({
    key,
    cells: { name: lang ? <span lang={lang}>{label}</span> : label, spent: price(cents) },
  }))
  return (
    <section aria-labelledby={titleId}>
      <CardPanel className="sc-spending">
        <div className="sc-spending-head">
          <Heading as="h2" size="h3" id={titleId}>
            {words.title}
          </Heading>
          <p>{words.total(price(total))}</p>
        </div>
        <fieldset className="sc-spending-ways" aria-label={words.grouping}>
          <ToggleButton
            size="sm"
            pressed={byMonth}
            onClick={() => spending.send({ type: 'spending.months' })}
          >
            {words.byMonth}
          </ToggleButton>
          <ToggleButton
            size="sm"
            pressed={!byMonth}
            onClick={() => spending.send({ type: 'spending.categories' })}
          >
            {words.byCategory}
          </ToggleButton>
          <ToggleButton
            size="sm"
            pressed={tableShown}
            onClick={() => spending.send({ type: 'spending.table.toggle' })}
          >
            {words.showTable}
          </ToggleButton>
        </fieldset>
        <Chart label={byMonth ? words.monthChart(largest) : words.categoryChart(largest)} entries={entries} />
        {tableShown ? (
          <Table
            caption={byMonth ? words.monthTable : words.categoryTable}
            captionHidden
            columns={columns}
            rows={rows}
          />
        ) : null}
      </CardPanel>
    </section>
  )
}
