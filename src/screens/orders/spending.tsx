import { chakra, Flex, Grid, Span, Text } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { Order } from '../../../machines/domain/order.ts'
import { spendingMachine } from '../../../machines/spending/spending.machine.ts'
import { CardPanel } from '../../components/card-panel.tsx'
import { Heading } from '../../components/page.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { Table } from '../../components/table.tsx'
import { ToggleButton } from '../../components/toggle-button.tsx'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { spendingTexts } from '../../i18n/en/account.ts'
import { type CurrencySpending, type Entry, useSpending } from './use-spending.ts'

type Snapshot = SnapshotFrom<typeof spendingMachine>
const spendingWith = () => spendingMachine
const isByMonth = (snapshot: Snapshot) => snapshot.matches({ grouped: 'byMonth' })
const isTableShown = (snapshot: Snapshot) => snapshot.matches({ table: 'shown' })

const pressedAsChosen = {
  '& [aria-pressed=true]': { borderColor: 'bg.inverse', bg: 'bg.inverse', color: 'fg.onInverse' },
}

export const Spending = ({ orders }: { readonly orders: readonly Order[] }) => {
  const words = useTexts(spendingTexts)
  const titleId = useId()
  const spending = useScreen('spending', spendingWith, undefined)
  const byMonth = useSelector(spending, isByMonth)
  const tableShown = useSelector(spending, isTableShown)
  const currencies = useSpending(orders)
  return (
    <section aria-labelledby={titleId}>
      <CardPanel display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <Heading as="h2" size="h3" id={titleId}>
          {words.title}
        </Heading>
        <Flex wrap="wrap" gap="2" css={pressedAsChosen}>
          <chakra.fieldset display="flex" flexWrap="wrap" gap="2" aria-label={words.grouping}>
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
          </chakra.fieldset>
          <ToggleButton
            size="sm"
            pressed={tableShown}
            onClick={() => spending.send({ type: 'spending.table.toggle' })}
          >
            {words.showTable}
          </ToggleButton>
        </Flex>
        {currencies.map((spent) => (
          <Figures key={spent.currency} spent={spent} byMonth={byMonth} tableShown={tableShown} />
        ))}
      </CardPanel>
    </section>
  )
}

type FiguresProps = {
  readonly spent: CurrencySpending
  readonly byMonth: boolean
  readonly tableShown: boolean
}

/** The spending in one currency. */
const Figures = ({ spent, byMonth, tableShown }: FiguresProps) => {
  const words = useTexts(spendingTexts)
  const format = useFormat()
  const { currency, total, months, categories } = spent
  const amount = (cents: number) => format.amount(cents, currency)
  const entries = byMonth ? months : categories
  const title = byMonth ? words.spendingByMonth(currency) : words.spendingByCategory(currency)
  const columns = [
    { key: 'name', title: byMonth ? words.month : words.category },
    { key: 'spent', title: words.spent, numeric: true },
  ]
  const rows = entries.map(({ key, label, lang, cents }) => ({
    key,
    cells: { name: lang ? <span lang={lang}>{label}</span> : label, spent: amount(cents) },
  }))
  return (
    <>
      <Text color="fg.muted">{words.total(amount(total))}</Text>
      <SpendingChart label={title} entries={entries} amount={amount} />
      {tableShown ? <Table caption={title} captionHidden columns={columns} rows={rows} /> : null}
    </>
  )
}

type Props = {
  readonly label: string
  readonly entries: readonly Entry[]
  readonly amount: (cents: number) => string
}

/** A bar chart as a list: name, sum and bar of each entry. */
const SpendingChart = ({ label, entries, amount }: Props) => {
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
