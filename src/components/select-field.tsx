import type { ComponentProps } from 'react'
import { FieldBox, FieldChevron, FieldFrame, type FieldTexts, SelectControl } from './field-frame.tsx'
import { Icon } from './icon.tsx'
import { chevronDown } from './screen-icons.ts'

type Choice = { readonly value: string; readonly label: string; readonly lang?: string | undefined }

type Props = FieldTexts &
  Pick<ComponentProps<'select'>, 'value' | 'onBlur' | 'autoComplete'> & {
    readonly choices: readonly Choice[]
    /** An empty first option, for a choice that is not made yet. */
    readonly placeholder?: string | undefined
    readonly onChange?: ((value: string) => void) | undefined
    /** HTML has no read-only select: this tells assistive technology, and the machine ignores changes. */
    readonly readOnly?: boolean | undefined
    readonly size?: 'sm' | 'md' | undefined
  }

export const SelectField = (props: Props) => {
  const {
    name,
    label,
    error,
    hint,
    required,
    disabled,
    id,
    choices,
    placeholder,
    onChange,
    readOnly,
    ...rest
  } = props
  return (
    <FieldFrame {...{ name, label, error, hint, required, disabled, id }}>
      {(wiring) => (
        <FieldBox>
          <SelectControl
            kind="select"
            {...rest}
            {...wiring}
            // Browsers report a required select without a choice as invalid. It is an error only after it has been left.
            aria-invalid={wiring['aria-invalid'] ?? false}
            aria-readonly={readOnly || undefined}
            onChange={onChange && ((event) => onChange(event.currentTarget.value))}
          >
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} lang={choice.lang}>
                {choice.label}
              </option>
            ))}
          </SelectControl>
          <FieldChevron>
            <Icon of={chevronDown} size="1.125rem" />
          </FieldChevron>
        </FieldBox>
      )}
    </FieldFrame>
  )
}
