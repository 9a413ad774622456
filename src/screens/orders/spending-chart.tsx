import type { Entry } from './use-spending.ts'

type Props = {
  /** Says what is drawn; the figures themselves are in the table. */
  readonly label: string
  readonly entries: readonly Entry[]
  readonly amount: (cents: number) => string
}

const columnsHeight = 140
const labelsHeight = 22
const barHeight = 44

const largestOf = (entries: readonly Entry[]) => Math.max(1, ...entries.map(({ cents }) => cents))

/** A single month is a column as well, and no wall. */
const leastColumns = 6

/** Columns from left to right; where they stand close, every other one is named. */
export const MonthChart = ({ label, entries }: Props) => {
  const largest = largestOf(entries)
  const step = 100 / Math.max(entries.length, leastColumns)
  const named = entries.length > leastColumns ? 2 : 1
  return (
    <svg className="sc-spending-chart" role="img" aria-label={label} height={columnsHeight + labelsHeight}>
      {entries.map(({ key, short, cents }, at) => {
        const height = (cents / largest) * columnsHeight
        return (
          <g key={key}>
            <rect
              x={`${(at + 0.18) * step}%`}
              y={columnsHeight - height}
              width={`${0.64 * step}%`}
              height={height}
              rx="3"
            />
            {(entries.length - 1 - at) % named === 0 ? (
              <text x={`${(at + 0.5) * step}%`} y={columnsHeight + labelsHeight - 5} textAnchor="middle">
                {short}
              </text>
            ) : null}
          </g>
        )
      })}
      <line x1="0" x2="100%" y1={columnsHeight} y2={columnsHeight} />
    </svg>
  )
}

/** Bars from the top, each below its name and its sum. */
export const CategoryChart = ({ label, entries, amount }: Props) => {
  const largest = largestOf(entries)
  return (
    <svg className="sc-spending-chart" role="img" aria-label={label} height={entries.length * barHeight}>
      {entries.map(({ key, label: name, lang, cents }, at) => (
        <g key={key}>
          <text x="0" y={at * barHeight + 16} lang={lang}>
            {name}
          </text>
          <text x="100%" y={at * barHeight + 16} textAnchor="end">
            {amount(cents)}
          </text>
          <rect x="0" y={at * barHeight + 24} width={`${(cents / largest) * 100}%`} height="10" rx="3" />
        </g>
      ))}
    </svg>
  )
}
