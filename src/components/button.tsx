import {
  createRecipeContext,
  Grid,
  type HTMLChakraProps,
  type RecipeVariantProps,
  Span,
} from '@chakra-ui/react'
import type { ComponentProps, ReactNode } from 'react'
import type { buttonRecipe } from '../theme/recipes/button.ts'
import { Icon, type IconShape } from './icon.tsx'
import { Anchor } from './link.tsx'
import { Spinner } from './spinner.tsx'

type ButtonVariants = RecipeVariantProps<typeof buttonRecipe>

type ButtonProps = HTMLChakraProps<'button', ButtonVariants> & {
  /** Shows a spinner at the same width, and disables the button unless `disabled` is false. A disabled button loses the focus. */
  readonly busy?: boolean | undefined
  /** Shown instead of the children while busy. */
  readonly busyLabel?: string | undefined
  readonly ref?: React.Ref<HTMLButtonElement> | undefined
}

/** Chakra's own Button adds a loader (0.6 kB), which would hide the label that gives a busy button its accessible name. */
const { withContext } = createRecipeContext({ key: 'button' })
const StyledButton = withContext<HTMLButtonElement, HTMLChakraProps<'button', ButtonVariants>>('button')

export const Button = ({ busy = false, busyLabel, disabled = busy, children, ...rest }: ButtonProps) => (
  <StyledButton type="button" disabled={disabled} aria-busy={busy || undefined} {...rest}>
    {busy || busyLabel !== undefined ? (
      <Labels busy={busy} busyLabel={busyLabel}>
        {children}
      </Labels>
    ) : (
      children
    )}
  </StyledButton>
)

type LabelsProps = Pick<ButtonProps, 'busy' | 'busyLabel' | 'children'>

/**
 * Renders both labels in the same grid cell, so that the button keeps its width. The busy label is first: it is usually the
 * wider one, and a page whose HTML arrives in parts could show the other one before, which would then move.
 */
const Labels = ({ busy, busyLabel, children }: LabelsProps) => (
  <Grid as="span" display="inline-grid" justifyItems="center" alignItems="center">
    <Label icon={<Spinner />} hidden={!busy}>
      {busyLabel}
    </Label>
    {busyLabel === undefined ? (
      <Label opacity="0">{children}</Label>
    ) : (
      <Label hidden={busy}>{children}</Label>
    )}
  </Grid>
)

/** A hidden label only reserves the width. `global.css` draws its text, so that the button's own text is the visible label alone. */
const Label = ({
  icon,
  hidden,
  children,
  ...rest
}: HTMLChakraProps<'span'> & { readonly icon?: ReactNode }) => (
  <Span
    gridArea="1 / 1"
    display="inline-flex"
    alignItems="center"
    gap="2"
    overflowWrap="anywhere"
    aria-hidden={hidden || undefined}
    data-text={hidden ? children : undefined}
    {...rest}
  >
    {icon}
    {hidden ? null : children}
  </Span>
)

export const ButtonLink = withContext<HTMLAnchorElement, HTMLChakraProps<typeof Anchor, ButtonVariants>>(
  Anchor,
)

type IconButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'aria-label' | 'busyLabel'> & {
  readonly icon: IconShape
  readonly label: string
  readonly iconSize?: string | undefined
}

export const IconButton = ({ icon, label, iconSize = '1.375rem', ...rest }: IconButtonProps) => (
  <Button variant="ghost" shape="round" aria-label={label} {...rest}>
    <Icon of={icon} size={iconSize} />
  </Button>
)
