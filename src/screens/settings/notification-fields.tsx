import { notificationKinds } from '../../../machines/domain/settings.ts'
import { notificationFields } from '../../../machines/settings/settings-form.ts'
import { FormCheckbox } from '../../components/form-fields.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { settingsTexts } from '../../i18n/en/settings.ts'
import { SettingsPart } from './settings-part.tsx'

export const NotificationFields = () => {
  const words = useTexts(settingsTexts)
  return (
    <SettingsPart title={words.notifications} lead={words.notificationsLead}>
      <div className="settings-checks">
        {notificationKinds.map((kind) => {
          const name = notificationFields[kind]
          return <FormCheckbox key={kind} name={name} label={words.fields[name]} />
        })}
      </div>
    </SettingsPart>
  )
}
