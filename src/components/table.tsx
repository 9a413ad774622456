import type { ReactNode } from 'react'
import './table.css'

export type Column = {
  readonly key: string
  readonly title: ReactNode
  readonly numeric?: boolean | undefined
}
export type Row = { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }

type Props = {
  readonly caption: ReactNode
  readonly captionHidden?: boolean | undefined
  /** The first column names its row. */
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

export const Table = ({ caption, captionHidden = false, columns, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than its page has to scroll by keyboard too
  <div className="sc-table-scroll" tabIndex={0}>
    <table className="sc-table">
      <caption className={captionHidden ? 'visually-hidden' : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" data-numeric={column.numeric || undefined}>
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map((column, index) => {
              const Cell = index === 0 ? 'th' : 'td'
              return (
                <Cell
                  key={column.key}
                  scope={index === 0 ? 'row' : undefined}
                  data-numeric={column.numeric || undefined}
                >
                  {row.cells[column.key]}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
