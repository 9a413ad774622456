import { Box, createRecipeContext } from '@chakra-ui/react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { tableRecipe } from '../theme/recipes/table.ts'

type Column = {
  readonly key: string
  readonly title: ReactNode
  readonly numeric?: boolean | undefined
}
type Row = { readonly key: string; readonly cells: Readonly<Record<string, ReactNode>> }

type Props = {
  readonly caption: ReactNode
  readonly captionHidden?: boolean | undefined
  /** The cells of the first column are row headers. */
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
}

/** Renders the same as Chakra's Table with `native`, whose parts would add 0.9 kB to each information page. */
const { withContext } = createRecipeContext({ recipe: tableRecipe })
const Frame = withContext<HTMLTableElement, ComponentProps<'table'>>('table')

export const Table = ({ caption, captionHidden = false, columns, rows }: Props) => {
  const captionId = useId()
  return (
    <Box
      // Focusable, so that a table wider than the page can be scrolled by keyboard. A focusable element needs a name.
      tabIndex={0}
      role="region"
      aria-labelledby={captionId}
      maxWidth="full"
      overflowX="auto"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="md"
      bg="bg.surface"
    >
      <Frame>
        <caption id={captionId} className={captionHidden ? 'visually-hidden' : undefined}>
          {caption}
        </caption>
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
      </Frame>
    </Box>
  )
}
