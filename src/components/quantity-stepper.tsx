import { Box, chakra, type SystemStyleObject, useSlotRecipe } from '@chakra-ui/react'
import { stepperRecipe } from '../theme/recipes/stepper.ts'
import { Icon } from './icon.tsx'
import { plus } from './icons.ts'
import { minus } from './screen-icons.ts'

type Shared = {
  readonly value: number | string
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly onDecrease: () => void
  readonly onIncrease: () => void
  readonly canDecrease?: boolean | undefined
  readonly canIncrease?: boolean | undefined
  readonly size?: 'sm' | 'md' | undefined
  /** Fills the remaining width of its row. */
  readonly grows?: boolean | undefined
}

type TypedProps = {
  /** The accessible name. With a label, the number is an editable spin button. */
  readonly label: string
  readonly onType: (value: string) => void
  /** Enter was pressed, or the field was left. */
  readonly onCommit?: (() => void) | undefined
}

type ShownProps = { readonly label?: undefined }

export const QuantityStepper = (props: Shared & (TypedProps | ShownProps)) => {
  const { value, decreaseLabel, increaseLabel, canDecrease = true, canIncrease = true } = props
  const { size, grows } = props
  const styles = useSlotRecipe({ recipe: stepperRecipe })({ size, grows, typed: props.label !== undefined })
  return (
    <Box css={styles.root}>
      <StepButton
        css={styles.button}
        icon={minus}
        label={decreaseLabel}
        enabled={canDecrease}
        onClick={props.onDecrease}
      />
      {props.label === undefined ? (
        <chakra.span css={styles.value} aria-live="polite">
          {value}
        </chakra.span>
      ) : (
        <chakra.input
          css={styles.value}
          type="number"
          inputMode="numeric"
          aria-label={props.label}
          min={1}
          value={value}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') props.onCommit?.()
          }}
          onBlur={props.onCommit}
        />
      )}
      <StepButton
        css={styles.button}
        icon={plus}
        label={increaseLabel}
        enabled={canIncrease}
        onClick={props.onIncrease}
      />
    </Box>
  )
}

type StepButtonProps = {
  readonly css: SystemStyleObject | undefined
  readonly icon: string
  readonly label: string
  readonly enabled: boolean
  readonly onClick: () => void
}

/** Does not use `disabled`, because a button that is disabled while it has the focus loses it to the body. */
const StepButton = ({ css, icon, label, enabled, onClick }: StepButtonProps) => (
  <chakra.button
    css={css}
    type="button"
    aria-label={label}
    aria-disabled={enabled ? undefined : true}
    onClick={enabled ? onClick : undefined}
  >
    <Icon of={icon} size="1.125rem" />
  </chakra.button>
)
