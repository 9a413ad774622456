import {
  Box,
  chakra,
  createRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react'
import { alertRecipe } from '../theme/recipes/alert.ts'
import { Icon, type IconShape } from './icon.tsx'
import { alert, close, info } from './icons.ts'

type Tone = 'info' | 'warning' | 'negative'

const shapeOf: Record<Tone, IconShape> = { info, warning: alert, negative: alert }

/** Chakra's Alert in one element, to save the bytes of its parts and their context on the first page (see docs/views.md). */
const { withContext } = createRecipeContext({ recipe: alertRecipe })
const Frame = withContext<HTMLDivElement, HTMLChakraProps<'div', RecipeVariantProps<typeof alertRecipe>>>(
  'div',
)

type Props = {
  readonly tone?: Tone | undefined
  readonly icon?: IconShape | undefined
  readonly children: React.ReactNode
  /** A button or link that solves the problem. */
  readonly action?: React.ReactNode
  readonly dismissLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** A screen reader announces `status` when it is idle, and `alert` immediately. */
  readonly role?: 'status' | 'alert' | undefined
}

export const Banner = (props: Props) => {
  const { tone = 'info', icon, children, action, dismissLabel, onDismiss, role = 'status' } = props
  return (
    <Frame tone={tone} role={role}>
      <Icon of={icon ?? shapeOf[tone]} size="1.375rem" />
      {/* Beside the icon also in a narrow window, and beside the close button if that is the only one. */}
      <Box flex={`1 1 min(14rem, 100% - ${action ? 2.25 : 5}rem)`} minWidth="0">
        {children}
      </Box>
      {action}
      {onDismiss ? (
        <chakra.button
          type="button"
          display="grid"
          placeContent="center"
          boxSize="9"
          me="-1.5"
          borderRadius="full"
          _hover={{ bg: 'color-mix(in srgb, currentcolor 14%, transparent)' }}
          aria-label={dismissLabel}
          onClick={onDismiss}
        >
          <Icon of={close} size="1.125rem" />
        </chakra.button>
      ) : null}
    </Frame>
  )
}
