import { createSlotRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { toastRecipe } from '../theme/recipes/toast.ts'
import { Icon } from './icon.tsx'
import { alert, close, success } from './icons.ts'
import { Spinner } from './spinner.tsx'

type Props = {
  readonly kind: 'success' | 'error' | 'loading' | 'blank'
  readonly children: ReactNode
  readonly actionLabel?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** How many equal notices the toast represents; the text does not change. */
  readonly count?: number | undefined
}

const { withProvider, withContext } = createSlotRecipeContext({ recipe: toastRecipe })

type RootProps = HTMLChakraProps<'div', RecipeVariantProps<typeof toastRecipe>>

const Root = withProvider<HTMLDivElement, RootProps>('div', 'root')
const Indicator = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'indicator')
const Description = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'description')
const Count = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'count')
const ActionTrigger = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'actionTrigger')
const CloseTrigger = withContext<HTMLButtonElement, HTMLChakraProps<'button'>>('button', 'closeTrigger')

const markOf = {
  success: <Icon of={success} />,
  error: <Icon of={alert} />,
  loading: <Spinner />,
  blank: null,
}

export const ToastCard = (props: Props) => {
  const { kind, children, actionLabel, onAction, dismissLabel, onDismiss, count = 1 } = props
  return (
    <Root className="sc-toast" kind={kind}>
      {markOf[kind] ? <Indicator>{markOf[kind]}</Indicator> : null}
      <Description role={kind === 'error' ? 'alert' : 'status'}>{children}</Description>
      {count > 1 ? (
        // An element of its own for each number: assistive technology announces additions.
        <Count key={count} className="sc-toast-count">
          ×{count}
        </Count>
      ) : null}
      {onAction ? (
        <ActionTrigger type="button" onClick={onAction}>
          {actionLabel}
        </ActionTrigger>
      ) : null}
      {onDismiss ? (
        <CloseTrigger type="button" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon of={close} size="1rem" />
        </CloseTrigger>
      ) : null}
    </Root>
  )
}
