import { createSlotRecipeContext, type HTMLChakraProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { accordionRecipe } from '../theme/recipes/accordion.ts'
import { Icon } from './icon.tsx'
import { chevronDown } from './screen-icons.ts'

type AccordionItem = {
  /** The fragment of the item's address, so that an answer can be linked to. */
  readonly id: string
  readonly title: ReactNode
  readonly content: ReactNode
}

type Props = {
  readonly items: readonly AccordionItem[]
  /** The item that is open at first, because the address links to it. */
  readonly openId?: string | undefined
}

/**
 * Uses native `details` elements: the browser finds and prints the text of closed items. Chakra's Accordion does neither, and
 * its state adds 11 kB.
 */
const { withProvider, withContext } = createSlotRecipeContext({ recipe: accordionRecipe })

const Root = withProvider<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'root')
const Item = withContext<HTMLDetailsElement, HTMLChakraProps<'details'>>('details', 'item')
const ItemTrigger = withContext<HTMLElement, HTMLChakraProps<'summary'>>('summary', 'itemTrigger')
const ItemContent = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'itemContent')

export const Accordion = ({ items, openId }: Props) => (
  <Root>
    {items.map(({ id, title, content }) => (
      <Item key={id} id={id} open={id === openId || undefined}>
        <ItemTrigger>
          <span>{title}</span>
          <Icon of={chevronDown} size="1.125rem" />
        </ItemTrigger>
        <ItemContent>{content}</ItemContent>
      </Item>
    ))}
  </Root>
)
