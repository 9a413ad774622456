import { Icon } from './icon.tsx'
import { minus, plus } from './icons.ts'
import './quantity-stepper.css'

type Shared = {
  readonly value: number | string
  readonly decreaseLabel: string
  readonly increaseLabel: string
  readonly onDecrease: () => void
  readonly onIncrease: () => void
  readonly canDecrease?: boolean | undefined
  readonly canIncrease?: boolean | undefined
  readonly size?: 'sm' | 'md' | undefined
}

type Typed = {
  /** Makes the number a spin button of this name that can be typed into. */
  readonly label: string
  readonly onType: (value: string) => void
  /** Enter was pressed, or the field was left. */
  readonly onCommit?: (() => void) | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

type Shown = { readonly label?: undefined }

export const QuantityStepper = (props: Shared & (Typed | Shown)) => {
  const { value, decreaseLabel, increaseLabel, canDecrease = true, canIncrease = true, size = 'md' } = props
  return (
    <div className="sc-stepper" data-size={size}>
      <StepButton icon={minus} label={decreaseLabel} enabled={canDecrease} onClick={props.onDecrease} />
      {props.label === undefined ? (
        <span className="sc-stepper-value">{value}</span>
      ) : (
        <input
          type="number"
          inputMode="numeric"
          className="sc-stepper-value"
          aria-label={props.label}
          min={props.min ?? 1}
          max={props.max}
          value={value}
          onChange={(event) => props.onType(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') props.onCommit?.()
          }}
          onBlur={props.onCommit}
        />
      )}
      <StepButton icon={plus} label={increaseLabel} enabled={canIncrease} onClick={props.onIncrease} />
    </div>
  )
}

type StepButtonProps = {
  readonly icon: string
  readonly label: string
  readonly enabled: boolean
  readonly onClick: () => void
}

/** Not `disabled`: a button that is disabled while it has the focus drops it to the page's body. */
const StepButton = ({ icon, label, enabled, onClick }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={enabled ? undefined : true}
    onClick={enabled ? onClick : undefined}
  >
    <Icon of={icon} size="1.125rem" />
  </button>
)
