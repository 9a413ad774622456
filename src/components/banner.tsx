import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { bannerRecipe } from '../theme/recipes/banner.ts'
import './banner.css'
import { Icon, type IconShape } from './icon.tsx'
import { alert, close, info, success } from './icons.ts'

type Look = RecipeVariantProps<typeof bannerRecipe>
type Tone = 'info' | 'positive' | 'warning' | 'negative'

const { withContext } = createRecipeContext({ key: 'banner' })
const Frame = withContext<HTMLDivElement, HTMLChakraProps<'div', Look>>('div')

const shapeOf: Record<Tone, IconShape> = { info, positive: success, warning: alert, negative: alert }

type Props = {
  readonly tone?: Tone | undefined
  readonly icon?: IconShape | undefined
  readonly children: React.ReactNode
  /** A button or link that solves the problem. */
  readonly action?: React.ReactNode
  readonly dismissLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** `status` speaks when it can, `alert` at once, `none` stays still. */
  readonly speaks?: 'status' | 'alert' | 'none' | undefined
}

export const Banner = (props: Props) => {
  const { tone = 'info', icon, children, action, dismissLabel, onDismiss, speaks = 'status' } = props
  return (
    <Frame tone={tone} role={speaks === 'none' ? undefined : speaks}>
      <Icon of={icon ?? shapeOf[tone]} size="1.375rem" />
      <div className="sc-banner-text">{children}</div>
      {action}
      {onDismiss ? (
        <button type="button" className="sc-banner-dismiss" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon of={close} size="1.125rem" />
        </button>
      ) : null}
    </Frame>
  )
}
