import { countries } from '../../../machines/settings/settings.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { countryTexts } from '../../i18n/en/countries.ts'
import { FormSelect, FormText } from '../../parts/form-fields.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { FieldGroup } from './field-group.tsx'

export const DeliveryFields = () => {
  const words = useTexts(checkoutTexts)
  const names = useTexts(countryTexts)
  const { fields } = words
  return (
    <FieldGroup title={words.delivery} step={2}>
      <div data-wide>
        <FormText name="address" label={fields.address} autoComplete="street-address" required />
      </div>
      <FormText name="city" label={fields.city} autoComplete="address-level2" required />
      <FormText name="state" label={fields.state} autoComplete="address-level1" required />
      <FormText
        name="zipCode"
        label={fields.zipCode}
        autoComplete="postal-code"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <FormSelect
        name="country"
        label={fields.country}
        autoComplete="country"
        placeholder={words.chooseCountry}
        choices={countries.map((country) => ({ value: country, label: names[country] }))}
        required
      />
    </FieldGroup>
  )
}
