import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { CheckoutActor, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { isNewAddress } from '../../../machines/checkout/submission.ts'
import { countries } from '../../../machines/domain/settings.ts'
import type { formMachine } from '../../../machines/form/form.machine.ts'
import { useForm } from '../../components/form.tsx'
import { FormCheckbox, FormSelect, FormText } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { countryTexts } from '../../i18n/en/forms.ts'
import { FieldGroup } from './field-group.tsx'

const prefilledIn = ({ context }: SnapshotFrom<typeof checkoutMachine>) => context.values
const valuesIn = ({ context }: SnapshotFrom<typeof formMachine>) => context.values

export const DeliveryFields = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const words = useTexts(checkoutTexts)
  const names = useTexts(countryTexts)
  const { fields } = words
  const prefilled = useSelector(checkout, prefilledIn)
  const values = useSelector(useForm().form, valuesIn)
  return (
    <FieldGroup title={words.delivery} step={2}>
      <div data-wide>
        <FormText
          name="address"
          label={fields.address}
          autoComplete="street-address"
          maxLength={200}
          required
        />
      </div>
      <div data-wide="phone">
        <FormText name="city" label={fields.city} autoComplete="address-level2" maxLength={100} required />
      </div>
      <FormText name="state" label={fields.state} autoComplete="address-level1" maxLength={100} required />
      <FormText
        name="zipCode"
        label={fields.zipCode}
        autoComplete="postal-code"
        maxLength={20}
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
      {isNewAddress(values, prefilled) ? (
        <div data-wide>
          <FormCheckbox name="saveAddress" label={words.saveAddress} />
        </div>
      ) : null}
    </FieldGroup>
  )
}

export const ContactFields = () => {
  const { fields, contact } = useTexts(checkoutTexts)
  return (
    <FieldGroup title={contact} step={1}>
      <FormText
        name="firstName"
        label={fields.firstName}
        autoComplete="given-name"
        maxLength={100}
        required
      />
      <FormText name="lastName" label={fields.lastName} autoComplete="family-name" maxLength={100} required />
      <div data-wide>
        <FormText
          name="email"
          label={fields.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
      </div>
    </FieldGroup>
  )
}
