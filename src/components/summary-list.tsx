import { Fact, Facts } from './data-list.tsx'

export type SummaryRow = {
  readonly term: React.ReactNode
  readonly value: React.ReactNode
  /** Sets the last line, the total, apart. */
  readonly strong?: boolean | undefined
  readonly key: string
}

export const SummaryList = ({ rows }: { readonly rows: readonly SummaryRow[] }) => (
  <Facts>
    {rows.map((row) => (
      <Fact key={row.key} term={row.term} isStrong={row.strong}>
        {row.value}
      </Fact>
    ))}
  </Facts>
)
