import { Box } from '@chakra-ui/react'
import { countries } from '../../../machines/domain/settings.ts'
import { FormSelect, FormText } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { countryTexts } from '../../i18n/en/forms.ts'
import { settingsTexts } from '../../i18n/en/settings.ts'
import { SettingsFields, SettingsPart } from './settings-part.tsx'

export const AddressFields = () => {
  const words = useTexts(settingsTexts)
  const names = useTexts(countryTexts)
  const { fields } = words
  return (
    <SettingsPart title={words.address} lead={words.addressLead}>
      <SettingsFields>
        <Box gridColumn="1 / -1">
          <FormText name="street" label={fields.street} autoComplete="street-address" maxLength={200} />
        </Box>
        <FormText name="city" label={fields.city} autoComplete="address-level2" maxLength={100} />
        <FormText name="state" label={fields.state} autoComplete="address-level1" maxLength={100} />
        <FormText name="zipCode" label={fields.zipCode} autoComplete="postal-code" maxLength={20} />
        <FormSelect
          name="country"
          label={fields.country}
          autoComplete="country"
          placeholder={words.noCountry}
          choices={countries.map((country) => ({ value: country, label: names[country] }))}
        />
      </SettingsFields>
    </SettingsPart>
  )
}
