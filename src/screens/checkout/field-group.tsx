import type { ReactNode } from 'react'
import { CardPanel } from '../../components/card-panel.tsx'

type Props = { readonly title: string; readonly step: number; readonly children: ReactNode }

/** One of the three sections of the checkout form. */
export const FieldGroup = ({ title, step, children }: Props) => (
  <CardPanel asChild>
    <fieldset className="sc-field-group">
      <legend>
        <span className="sc-field-group-step" aria-hidden="true">
          {step}
        </span>
        {title}
      </legend>
      <div className="sc-field-group-fields">{children}</div>
    </fieldset>
  </CardPanel>
)
