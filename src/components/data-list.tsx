import { DataList } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { dataListRecipe } from '../theme/recipes/data-list.ts'
import type { Styled } from '../theme/styled.ts'

const Root = DataList.Root as Styled<'dl', typeof dataListRecipe>

export const Facts = (props: ComponentProps<typeof Root>) => <Root recipe={dataListRecipe} {...props} />

type Props = ComponentProps<typeof DataList.ItemValue> & {
  readonly term: ReactNode
  readonly isStrong?: boolean | undefined
}

export const Fact = ({ term, isStrong, ...rest }: Props) => (
  <DataList.Item data-strong={isStrong || undefined}>
    <DataList.ItemLabel>{term}</DataList.ItemLabel>
    <DataList.ItemValue {...rest} />
  </DataList.Item>
)

type SummaryRow = {
  readonly term: React.ReactNode
  readonly value: React.ReactNode
  /** Emphasizes the last row, the total. */
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
