import {
  createRecipeContext,
  createSlotRecipeContext,
  type HTMLChakraProps,
  type RecipeVariantProps,
} from '@chakra-ui/react'
import { type ReactNode, useId } from 'react'
import type { controlRecipe } from '../theme/recipes/control.ts'
import { fieldRecipe } from '../theme/recipes/field.ts'
import { Icon } from './icon.tsx'
import { alert } from './icons.ts'

/**
 * The parts of Chakra's Field without its state. That state sets the ids of hint and error in an effect; here they are in the
 * page from the first paint. Each of Chakra's inputs would also load that state (5 kB).
 */
const { withProvider, withContext } = createSlotRecipeContext({ recipe: fieldRecipe })

type Root = HTMLChakraProps<'div', RecipeVariantProps<typeof fieldRecipe>>

const FieldRoot = withProvider<HTMLDivElement, Root>('div', 'root')
const FieldLabel = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'label')
const RequiredIndicator = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'requiredIndicator')
const HelperText = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'helperText')
const ErrorText = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'errorText')

/** The control and the elements over it, such as an icon. */
export const FieldBox = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'box')
export const FieldTrailing = withContext<HTMLDivElement, HTMLChakraProps<'div'>>('div', 'trailing')
export const FieldChevron = withContext<HTMLSpanElement, HTMLChakraProps<'span'>>('span', 'chevron')

export type FieldTexts = {
  readonly name: string
  readonly label: string
  readonly error?: string | undefined
  /** For a field outside a form, where no summary announces the error. */
  readonly announceError?: boolean | undefined
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly id?: string | undefined
}

/** The attributes that connect a control with its label, hint and error. */
type Wiring = {
  readonly id: string
  readonly name: string
  readonly required: boolean | undefined
  readonly disabled: boolean | undefined
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

type Props = FieldTexts & {
  readonly layout?: 'stacked' | 'inline' | undefined
  readonly children: (wiring: Wiring) => ReactNode
}

export const FieldFrame = ({
  name,
  label,
  error,
  announceError = false,
  hint,
  required,
  disabled,
  id,
  layout = 'stacked',
  children,
}: Props) => {
  const generated = useId()
  const controlId = id ?? `${name}-${generated}`
  const hintId = `${controlId}-hint`
  const errorId = `${controlId}-error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const control = children({
    id: controlId,
    name,
    required,
    disabled,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  })
  return (
    <FieldRoot className="sc-field" layout={layout}>
      {layout === 'inline' ? control : null}
      <FieldLabel className="sc-field-label">
        <label htmlFor={controlId}>{label}</label>
        {required ? <RequiredIndicator aria-hidden="true">*</RequiredIndicator> : null}
      </FieldLabel>
      {layout === 'stacked' ? control : null}
      {hint ? <HelperText id={hintId}>{hint}</HelperText> : null}
      {error ? (
        <ErrorText id={errorId} role={announceError ? 'alert' : undefined}>
          <Icon of={alert} size="1.125em" />
          <span>{error}</span>
        </ErrorText>
      ) : null}
    </FieldRoot>
  )
}

type ControlVariants = RecipeVariantProps<typeof controlRecipe>

const { withContext: withControl } = createRecipeContext({ key: 'control' })

export const InputControl = withControl<HTMLInputElement, HTMLChakraProps<'input', ControlVariants>>('input')
export const SelectControl = withControl<HTMLSelectElement, HTMLChakraProps<'select', ControlVariants>>(
  'select',
)
export const TextAreaControl = withControl<HTMLTextAreaElement, HTMLChakraProps<'textarea', ControlVariants>>(
  'textarea',
)
