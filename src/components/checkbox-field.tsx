import { createRecipeContext } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { checkboxRecipe } from '../theme/recipes/checkbox.ts'
import { FieldFrame, type FieldTexts } from './field-frame.tsx'

/** A styled native checkbox. Chakra's Checkbox has its own state in addition to the machine's (10 kB). */
const Checkbox = createRecipeContext({ recipe: checkboxRecipe }).withContext<
  HTMLInputElement,
  ComponentProps<'input'>
>('input')

type Props = FieldTexts &
  Pick<ComponentProps<'input'>, 'checked' | 'onBlur'> & {
    readonly onChange?: ((checked: boolean) => void) | undefined
    /** HTML has no read-only checkbox: this tells assistive technology, and the machine ignores changes. */
    readonly readOnly?: boolean | undefined
  }

export const CheckboxField = (props: Props) => {
  const { name, label, error, hint, required, disabled, id, onChange, readOnly, ...rest } = props
  return (
    <FieldFrame layout="inline" {...{ name, label, error, hint, required, disabled, id }}>
      {(wiring) => (
        <Checkbox
          type="checkbox"
          {...rest}
          {...wiring}
          aria-readonly={readOnly || undefined}
          // Safari does not focus a pressed checkbox. Nor does any browser while the form keeps the focus in a field (useFocusHeldOnPress).
          onClick={({ currentTarget }) => currentTarget.focus()}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
      )}
    </FieldFrame>
  )
}
