import { Badge as ChakraBadge } from '@chakra-ui/react'
import type { badgeRecipe } from '../theme/recipes/badge.ts'
import type { Styled } from '../theme/styled.ts'

export const Badge = ChakraBadge as Styled<'span', typeof badgeRecipe>
