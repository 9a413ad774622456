import { Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { FormText } from '../../components/form-fields.tsx'
import { ImagePreview, isInvalid, type PreviewRef } from '../../components/image-preview.tsx'
import { useTexts } from '../../components/use-texts.ts'
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
          inputMode="url"
          autoComplete="photo"
          autoCapitalize="none"
          spellCheck={false}
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
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
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
