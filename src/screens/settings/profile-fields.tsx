import { Box, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { countries } from '../../../machines/domain/settings.ts'
import { FormSelect, FormText, inputs } from '../../components/form-fields.tsx'
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
          announceError={invalid}
        />
      </Grid>
      <SettingsFields>
        <FormText name="firstName" label={fields.firstName} {...inputs.firstName} required />
        <FormText name="lastName" label={fields.lastName} {...inputs.lastName} required />
        <FormText name="email" label={fields.email} {...inputs.email} required />
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
          <FormText name="street" label={fields.street} {...inputs.street} />
        </Box>
        <FormText name="city" label={fields.city} {...inputs.city} />
        <FormText name="state" label={fields.state} {...inputs.state} />
        <FormText name="zipCode" label={fields.zipCode} {...inputs.zipCode} />
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
