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
    <ul className="sc-spending-chart" aria-label={label}>
      {entries.map(({ key, label: name, lang, cents }) => (
        <li key={key}>
          <span lang={lang}>{name}</span>
          <span>{amount(cents)}</span>
          <span aria-hidden="true" style={{ width: `${(cents / largest) * 100}%` }} />
        </li>
      ))}
    </ul>
  )
}
