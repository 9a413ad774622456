import { Card } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { cardRecipe } from '../theme/recipes/card.ts'
import type { Styled } from '../theme/styled.ts'

const Root = Card.Root as Styled<'div', typeof cardRecipe>

export const CardPanel = (props: ComponentProps<typeof Root>) => <Root recipe={cardRecipe} {...props} />
