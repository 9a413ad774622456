import type {
  FocusEventHandler,
  HTMLInputAutoCompleteAttribute,
  HTMLInputTypeAttribute,
  KeyboardEventHandler,
  ReactNode,
} from 'react'
import { FieldBox, FieldFrame, type FieldTexts, FieldTrailing, InputControl } from './field-frame.tsx'

export type TypedFieldProps<Element> = FieldTexts & {
  readonly value?: string | undefined
  readonly onChange?: ((value: string) => void) | undefined
  readonly onBlur?: FocusEventHandler<Element> | undefined
  readonly onKeyDown?: KeyboardEventHandler<Element> | undefined
  readonly placeholder?: string | undefined
  readonly autoComplete?: HTMLInputAutoCompleteAttribute | undefined
  readonly maxLength?: number | undefined
  readonly readOnly?: boolean | undefined
}

type Props = TypedFieldProps<HTMLInputElement> & {
  readonly type?: HTMLInputTypeAttribute | undefined
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel' | 'url' | 'search' | undefined
  readonly spellCheck?: boolean | undefined
  readonly autoCapitalize?: 'none' | 'words' | 'sentences' | undefined
  readonly size?: 'sm' | 'md' | undefined
  /** A button or mark at the end of the box. */
  readonly trailing?: ReactNode
}

export const TextField = (props: Props) => {
  const { name, label, error, announceError, hint, required, disabled, id, onChange, trailing, ...rest } =
    props
  return (
    <FieldFrame {...{ name, label, error, announceError, hint, required, disabled, id }}>
      {(wiring) => (
        <FieldBox>
          <InputControl
            type="text"
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
