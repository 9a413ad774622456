import type {
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  KeyboardEventHandler,
  ReactNode,
} from 'react'
import { FieldBox, FieldFrame, type FieldTexts, FieldTrailing, InputControl } from './field-frame.tsx'

type Props = FieldTexts & {
  readonly value?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly onBlur?: FocusEventHandler<HTMLInputElement> | undefined
  readonly onKeyDown?: KeyboardEventHandler<HTMLInputElement> | undefined
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly maxLength?: number | undefined
  readonly readOnly?: boolean | undefined
  /** An `email` or `url` is never capitalized or spell-checked. */
  readonly type?: 'text' | 'email' | 'url' | 'password' | 'search' | 'tel' | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'search' | undefined
  readonly spellCheck?: boolean | undefined
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | undefined
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
