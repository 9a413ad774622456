import { Box, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { countries } from '../../../machines/domain/settings.ts'
import { FormSelect, FormText } from '../../components/form-fields.tsx'
import { ImagePreview, isInvalid, type PreviewRef } from '../../components/image-preview.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { countryTexts } from '../../i18n/en/forms.ts'
import { settingsTexts } from '../../i18n/en/settings.ts'
import { SettingsFields, SettingsPart } from './settings-part.tsx'

export const ProfileFields = ({ preview }: { readonly preview: PreviewRef }) => {
  const words = useTexts(settingsTexts)
  const invalid = useSelector(preview, isInvalid)
  const { fields } = words
  return (
    <SettingsPart title={words.profile} lead={words.profileLead}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' }}
        gap="5"
        alignItems="center"
      >
        <ImagePreview preview={preview} field="avatar" shape="round" />
        <FormText
          name="avatar"
          label={fields.avatar}
          type="url"
          autoComplete="photo"
          maxLength={2_000}
          hint={words.avatarHint}
          finding={invalid ? words.avatarInvalid : undefined}
        />
      </Grid>
      <SettingsFields>
        <FormText
          name="firstName"
          label={fields.firstName}
          autoComplete="given-name"
          maxLength={100}
          required
        />
        <FormText
          name="lastName"
          label={fields.lastName}
          autoComplete="family-name"
          maxLength={100}
          required
        />
        <FormText
          name="email"
          label={fields.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          required
        />
        <FormText
          name="phone"
          label={fields.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={50}
        />
      </SettingsFields>
    </SettingsPart>
  )
}

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
