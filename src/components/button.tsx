import { createRecipeContext, type HTMLChakraProps, type RecipeVariantProps } from '@chakra-ui/react'
import type { buttonRecipe } from '../theme/recipes/button.ts'
import './button.css'
import { Spinner } from './spinner.tsx'

export type ButtonLook = RecipeVariantProps<typeof buttonRecipe>

type Props = HTMLChakraProps<'button', ButtonLook> & {
  /** Shows a spinner, keeps the width and takes no second click. */
  readonly busy?: boolean | undefined
  /** Shown instead of the children while busy. */
  readonly busyLabel?: string | undefined
  readonly ref?: React.Ref<HTMLButtonElement> | undefined
}

const { withContext } = createRecipeContext({ key: 'button' })
const StyledButton = withContext<HTMLButtonElement, HTMLChakraProps<'button', ButtonLook>>('button')

export const Button = ({ busy = false, busyLabel, disabled, children, ...rest }: Props) => (
  <StyledButton type="button" disabled={disabled || busy} aria-busy={busy || undefined} {...rest}>
    {busyLabel === undefined ? (
      <BusyMark busy={busy}>{children}</BusyMark>
    ) : (
      <span className="sc-button-faces">
        <span className="sc-button-face" aria-hidden={busy || undefined} data-away={busy || undefined}>
          {children}
        </span>
        <span className="sc-button-face" aria-hidden={!busy || undefined} data-away={!busy || undefined}>
          <Spinner />
          {busyLabel}
        </span>
      </span>
    )}
  </StyledButton>
)

const BusyMark = ({ busy, children }: { busy: boolean; children: React.ReactNode }) =>
  busy ? (
    <span className="sc-button-faces">
      <span className="sc-button-face" data-dimmed>
        {children}
      </span>
      <span className="sc-button-face">
        <Spinner />
      </span>
    </span>
  ) : (
    children
  )
