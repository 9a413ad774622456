import type { ComponentProps, ReactNode } from 'react'
import { FieldBox, FieldFrame, type FieldTexts, FieldTrailing, InputControl } from './field-frame.tsx'

/** Attributes that are passed on to the input. */
type InputAttribute =
  | 'value'
  | 'onBlur'
  | 'onKeyDown'
  | 'placeholder'
  | 'autoComplete'
  | 'maxLength'
  | 'readOnly'
  | 'inputMode'
  | 'spellCheck'
  | 'autoCapitalize'

type Props = FieldTexts &
  Pick<ComponentProps<'input'>, InputAttribute> & {
    readonly onChange?: ((value: string) => void) | undefined
    /** An `email` or `url` is never capitalized or spell-checked. */
    readonly type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'tel' | undefined
    /** A button or mark at the end of the box. */
    readonly trailing?: ReactNode
  }

export const TextField = (props: Props) => {
  const { name, label, error, announceError, hint, required, disabled, id, onChange, trailing, ...rest } =
    props
  const { type } = rest
  const isAddress = type === 'email' || type === 'url'
  return (
    <FieldFrame {...{ name, label, error, announceError, hint, required, disabled, id }}>
      {(wiring) => (
        <FieldBox>
          <InputControl
            type="text"
            dir="auto"
            {...(isAddress && { inputMode: type, autoCapitalize: 'none', spellCheck: false })}
            pe={trailing ? '3.25rem' : undefined}
            {...rest}
            {...wiring}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          />
          {trailing ? <FieldTrailing>{trailing}</FieldTrailing> : null}
        </FieldBox>
      )}
    </FieldFrame>
  )
}
