import './summary-list.css'

export type SummaryRow = {
  readonly term: React.ReactNode
  readonly value: React.ReactNode
  /** Sets the last line, the total, apart. */
  readonly strong?: boolean | undefined
  readonly key: string
}

export const SummaryList = ({ rows }: { readonly rows: readonly SummaryRow[] }) => (
  <dl className="sc-summary">
    {rows.map((row) => (
      <div key={row.key} data-strong={row.strong || undefined}>
        <dt>{row.term}</dt>
        <dd>{row.value}</dd>
      </div>
    ))}
  </dl>
)
