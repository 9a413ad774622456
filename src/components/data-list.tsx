import { DataList } from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import { dataListRecipe } from '../theme/recipes/data-list.ts'
import type { Styled } from '../theme/styled.ts'

const Root = DataList.Root as Styled<'dl', typeof dataListRecipe>

export const Facts = (props: ComponentProps<typeof Root>) => <Root recipe={dataListRecipe} {...props} />

type Props = ComponentProps<typeof DataList.ItemValue> & {
  readonly term: ReactNode
  /** Emphasizes the fact, such as the total of an order. */
  readonly isStrong?: boolean | undefined
}

export const Fact = ({ term, isStrong, ...rest }: Props) => (
  <DataList.Item data-strong={isStrong || undefined}>
    <DataList.ItemLabel>{term}</DataList.ItemLabel>
    <DataList.ItemValue {...rest} />
  </DataList.Item>
)
