import { TextAreaControl } from './control.tsx'
import { FieldFrame } from './field-frame.tsx'
import type { TypedFieldProps } from './text-field.tsx'

type Props = TypedFieldProps<HTMLTextAreaElement> & { readonly rows?: number | undefined }

export const TextAreaField = (props: Props) => {
  const { name, label, error, hint, required, disabled, id, onChange, inputRef, ...rest } = props
  return (
    <FieldFrame {...{ name, label, error, hint, required, disabled, id }}>
      {(wiring) => (
        <TextAreaControl
          kind="area"
          {...rest}
          {...wiring}
          ref={inputRef}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </FieldFrame>
  )
}
