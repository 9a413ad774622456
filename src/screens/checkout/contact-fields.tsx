import { FormText } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { FieldGroup } from './field-group.tsx'

export const ContactFields = () => {
  const { fields, contact } = useTexts(checkoutTexts)
  return (
    <FieldGroup title={contact} step={1}>
      <FormText name="firstName" label={fields.firstName} autoComplete="given-name" required />
      <FormText name="lastName" label={fields.lastName} autoComplete="family-name" required />
      <div data-wide>
        <FormText
          name="email"
          label={fields.email}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
      </div>
    </FieldGroup>
  )
}
