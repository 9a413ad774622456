import { type ReactNode, useId } from 'react'
import { alert } from './icons.ts'
import './field.css'
import { Icon } from './icon.tsx'

export type FieldTexts = {
  readonly name: string
  readonly label: string
  readonly error?: string | undefined
  /** For a field outside a form, where no summary tells the error. */
  readonly announceError?: boolean | undefined
  readonly hint?: ReactNode
  readonly required?: boolean | undefined
  readonly disabled?: boolean | undefined
  readonly id?: string | undefined
}

/** What a control needs in order to belong to its label, hint and error. */
export type Wiring = {
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
    <div className="sc-field" data-layout={layout} data-invalid={error ? true : undefined}>
      {layout === 'inline' ? control : null}
      <div className="sc-field-label">
        <label htmlFor={controlId}>{label}</label>
        {required ? (
          <span className="sc-field-star" aria-hidden="true">
            *
          </span>
        ) : null}
      </div>
      {layout === 'stacked' ? control : null}
      {hint ? (
        <div className="sc-field-hint" id={hintId}>
          {hint}
        </div>
      ) : null}
      {error ? (
        <div className="sc-field-error" id={errorId} role={announceError ? 'alert' : undefined}>
          <Icon of={alert} size="1.125em" />
          <span>{error}</span>
        </div>
      ) : null}
    </div>
  )
}
