import type { ComponentProps, JSXElementConstructor } from 'react'
import { textOf } from '../../machines/domain/form.ts'
import { Secret, type SecretKind } from '../../machines/domain/secret.ts'
import { Button } from './button.tsx'
import { CheckboxField } from './checkbox-field.tsx'
import { FieldFrame, type FieldTexts, TextAreaControl } from './field-frame.tsx'
import { useField, useIsBusy } from './form.tsx'
import { SelectField } from './select-field.tsx'
import { TextField } from './text-field.tsx'

type Wired = 'id' | 'value' | 'error' | 'readOnly' | 'onChange' | 'onBlur' | 'checked'
type Unwired<Component> = Component extends JSXElementConstructor<infer Props> ? Omit<Props, Wired> : never

type WithFinding = {
  /** An error in addition to those that the form itself finds. */
  readonly finding?: string | undefined
}

/** What a browser may fill in, and the longest text, of fields that several forms have. */
export const inputs = {
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  lastName: { autoComplete: 'family-name', maxLength: 100 },
  email: { type: 'email', autoComplete: 'email', maxLength: 254 },
  street: { autoComplete: 'street-address', maxLength: 200 },
  city: { autoComplete: 'address-level2', maxLength: 100 },
  state: { autoComplete: 'address-level1', maxLength: 100 },
  zipCode: { autoComplete: 'postal-code', maxLength: 20 },
  cardHolder: { autoComplete: 'cc-name', maxLength: 100 },
} as const

/** The value of a field, and the props that connect its control with the form's machine. */
function useWiring(name: string) {
  const { id, value, error, busy, change, leave } = useField(name)
  return { value, wiring: { id, error, readOnly: busy, onChange: change, onBlur: leave } }
}

export const FormText = ({ finding, ...props }: Unwired<typeof TextField> & WithFinding) => {
  const { value, wiring } = useWiring(props.name)
  return <TextField {...props} {...wiring} value={textOf(value)} error={wiring.error ?? finding} />
}

type AreaProps = Pick<ComponentProps<typeof TextAreaControl>, 'rows' | 'maxLength'> &
  Pick<FieldTexts, 'name' | 'label' | 'required'>

export const FormArea = ({ name, label, required, ...rest }: AreaProps) => {
  const { id, value, error, busy, change, leave } = useField(name)
  return (
    <FieldFrame {...{ id, name, label, required, error }}>
      {(attributes) => (
        <TextAreaControl
          kind="area"
          dir="auto"
          {...rest}
          {...attributes}
          value={textOf(value)}
          readOnly={busy}
          onChange={(event) => change(event.currentTarget.value)}
          onBlur={leave}
        />
      )}
    </FieldFrame>
  )
}

export const FormSelect = (props: Unwired<typeof SelectField>) => {
  const { value, wiring } = useWiring(props.name)
  return <SelectField {...props} {...wiring} value={textOf(value)} />
}

export const FormCheckbox = (props: Unwired<typeof CheckboxField>) => {
  const { value, wiring } = useWiring(props.name)
  return <CheckboxField {...props} {...wiring} checked={value === true} />
}

/** The typed text is only in the input; the machine gets a sealed secret that cannot be rendered. */
export const FormSecret = ({ kind, ...props }: Unwired<typeof TextField> & { readonly kind: SecretKind }) => {
  const { wiring } = useWiring(props.name)
  return <TextField {...props} {...wiring} onChange={(text) => wiring.onChange(new Secret(kind, text))} />
}

/** The submit button, with a spinner while the form is being submitted. */
export const SubmitButton = ({ label, ...rest }: { label: string } & ComponentProps<typeof Button>) => (
  <Button type="submit" busy={useIsBusy()} {...rest}>
    {label}
  </Button>
)
