import type { FocusEventHandler } from 'react'
import { Icon } from './icon.tsx'
import { minus } from './icons-deeds.ts'
import { plus } from './icons-goods.ts'
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
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  readonly min?: number | undefined
  readonly max?: number | undefined
}

type Shown = { readonly label?: undefined }

export const QuantityStepper = (props: Shared & (Typed | Shown)) => {
  const { value, decreaseLabel, increaseLabel, canDecrease = true, canIncrease = true, size = 'md' } = props
  return (
    <div className="sc-stepper" data-size={size}>
      <button type="button" aria-label={decreaseLabel} disabled={!canDecrease} onClick={props.onDecrease}>
        <Icon of={minus} size="1.125rem" />
      </button>
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
          onBlur={props.onBlur}
        />
      )}
      <button type="button" aria-label={increaseLabel} disabled={!canIncrease} onClick={props.onIncrease}>
        <Icon of={plus} size="1.125rem" />
      </button>
    </div>
  )
}
