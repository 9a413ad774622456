import type { ComponentProps, JSXElementConstructor } from 'react'
import { textOf } from '../../machines/domain/form.ts'
import { Secret, type SecretKind } from '../../machines/domain/secret.ts'
import { Button } from './button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { FieldFrame, TextAreaControl } from './field-frame.tsx'
import { useField, useIsBusy } from './form.tsx'
import { SelectField } from './select-field.tsx'
import { TextField, type TypedFieldProps } from './text-field.tsx'

type Wired = 'id' | 'value' | 'error' | 'onChange' | 'onBlur' | 'checked'
type Unwired<Component> = Component extends JSXElementConstructor<infer Props> ? Omit<Props, Wired> : never

type WithFinding = {
  /** An error in addition to those that the form itself finds. */
  readonly finding?: string | undefined
}

export const FormText = ({ finding, ...props }: Unwired<typeof TextField> & WithFinding) => {
  const { id, value, error, busy, change, leave } = useField(props.name)
  return (
    <TextField
      {...props}
      id={id}
      value={textOf(value)}
      error={error ?? finding}
      readOnly={busy || props.readOnly}
      onChange={change}
      onBlur={leave}
    />
  )
}

export const FormArea = (props: Unwired<typeof TextAreaField>) => {
  const { id, value, error, busy, change, leave } = useField(props.name)
  return (
    <TextAreaField
      {...props}
      id={id}
      value={textOf(value)}
      error={error}
      readOnly={busy || props.readOnly}
      onChange={change}
      onBlur={leave}
    />
  )
}

export const FormSelect = (props: Unwired<typeof SelectField>) => {
  const { id, value, error, busy, change, leave } = useField(props.name)
  return (
    <SelectField
      {...props}
      id={id}
      value={textOf(value)}
      error={error}
      readOnly={busy}
      onChange={change}
      onBlur={leave}
    />
  )
}

export const FormCheckbox = (props: Unwired<typeof CheckboxField>) => {
  const { id, value, error, busy, change, leave } = useField(props.name)
  return (
    <CheckboxField
      {...props}
      id={id}
      checked={value === true}
      error={error}
      readOnly={busy}
      onChange={change}
      onBlur={leave}
    />
  )
}

/** The typed text is only in the input; the machine gets a sealed secret that cannot be rendered. */
export const FormSecret = ({ kind, ...props }: Unwired<typeof TextField> & { readonly kind: SecretKind }) => {
  const { id, error, busy, change, leave } = useField(props.name)
  return (
    <TextField
      {...props}
      id={id}
      error={error}
      readOnly={busy}
      onChange={(text) => change(new Secret(kind, text))}
      onBlur={leave}
    />
  )
}

/** The submit button, with a spinner while the form is being submitted. */
export const SubmitButton = ({ label, ...rest }: { label: string } & ComponentProps<typeof Button>) => (
  <Button type="submit" busy={useIsBusy()} {...rest}>
    {label}
  </Button>
)

type Props = TypedFieldProps<HTMLTextAreaElement> & { readonly rows?: number | undefined }

export const TextAreaField = (props: Props) => {
  const { name, label, error, hint, required, disabled, id, onChange, ...rest } = props
  return (
    <FieldFrame {...{ name, label, error, hint, required, disabled, id }}>
      {(wiring) => (
        <TextAreaControl
          kind="area"
          {...rest}
          {...wiring}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
      )}
    </FieldFrame>
  )
}
