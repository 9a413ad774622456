import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import type { CheckoutActor, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { isNewAddress } from '../../../machines/checkout/submission.ts'
import { countries } from '../../../machines/domain/settings.ts'
import { useForm } from '../../components/form.tsx'
import { FormCheckbox, FormSelect, FormText, inputs } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { countryTexts } from '../../i18n/en/forms.ts'
import { FieldGroup } from './field-group.tsx'

const prefilledIn = ({ context }: SnapshotFrom<typeof checkoutMachine>) => context.values

export const DeliveryFields = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const words = useTexts(checkoutTexts)
  const names = useTexts(countryTexts)
  const { fields } = words
  const prefilled = useSelector(checkout, prefilledIn)
  // Only the answer, so that a typed letter does not render all fields.
  const isNew = useSelector(useForm().form, ({ context }) => isNewAddress(context.values, prefilled))
  return (
    <FieldGroup title={words.delivery} step={2}>
      <div data-wide>
        <FormText name="address" label={fields.address} {...inputs.street} required />
      </div>
      <div data-wide="phone">
        <FormText name="city" label={fields.city} {...inputs.city} required />
      </div>
      <FormText name="state" label={fields.state} {...inputs.state} required />
      <FormText
        name="zipCode"
        label={fields.zipCode}
        {...inputs.zipCode}
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
      {isNew ? (
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
      <FormText name="firstName" label={fields.firstName} {...inputs.firstName} required />
      <FormText name="lastName" label={fields.lastName} {...inputs.lastName} required />
      <div data-wide>
        <FormText name="email" label={fields.email} {...inputs.email} required />
      </div>
    </FieldGroup>
  )
}
