import type { FocusEventHandler, Ref } from 'react'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

type Props = FieldTexts & {
  readonly checked?: boolean | undefined
  readonly defaultChecked?: boolean | undefined
  readonly onChange?: ((checked: boolean) => void) | undefined
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  readonly inputRef?: Ref<HTMLInputElement> | undefined
}

export const CheckboxField = (props: Props) => {
  const { name, label, error, hint, required, disabled, id, onChange, inputRef, ...rest } = props
  return (
    <FieldFrame layout="inline" {...{ name, label, error, hint, required, disabled, id }}>
      {(wiring) => (
        <input
          type="checkbox"
          className="sc-checkbox"
          {...rest}
          {...wiring}
          ref={inputRef}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
      )}
    </FieldFrame>
  )
}
