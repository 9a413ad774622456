import { Text } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { notificationKinds } from '../../../machines/domain/settings.ts'
import type { User } from '../../../machines/domain/user.ts'
import { settingsScreenWith } from '../../../machines/settings/settings.effects.ts'
import type { settingsMachine } from '../../../machines/settings/settings.machine.ts'
import { hasUnsaved, notificationFields } from '../../../machines/settings/settings-form.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { Form, FormFailure } from '../../components/form.tsx'
import { FormCheckbox, SubmitButton } from '../../components/form-fields.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { pageOrigin } from '../../components/site-origin.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { settingsTexts } from '../../i18n/en/settings.ts'
import { AddressFields, ProfileFields } from './profile-fields.tsx'
import { PartsFoot, partsInOne, SettingsFields, SettingsPart } from './settings-part.tsx'

type Snapshot = SnapshotFrom<typeof settingsMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const previewOf = (snapshot: Snapshot) => snapshot.children.preview
const isUnreadable = (snapshot: Snapshot) => snapshot.hasTag('unreadable')
const isNotSaved = (snapshot: Snapshot) => snapshot.hasTag('notSaved')
const isUnsaved = (snapshot: Snapshot) => !snapshot.hasTag('busy') && hasUnsaved(snapshot.context)

export const SettingsForm = ({ user }: { readonly user: User }) => {
  const words = useTexts(settingsTexts)
  const actor = useScreen('settings', settingsScreenWith, { user, origin: pageOrigin() })
  const form = useSelector(actor, formOf)
  const preview = useSelector(actor, previewOf)
  const unreadable = useSelector(actor, isUnreadable)
  const notSaved = useSelector(actor, isNotSaved)
  const unsaved = useSelector(actor, isUnsaved)
  const save = useRef<HTMLButtonElement>(null)
  useFocusFallback(save, Number(unsaved))
  if (unreadable)
    return (
      <Banner
        tone="negative"
        role="alert"
        action={
          <Button variant="outline" size="sm" onClick={() => actor.send({ type: 'settings.retry' })}>
            {words.retry}
          </Button>
        }
      >
        {words.unreadable}
      </Banner>
    )
  if (!form || !preview) return <Skeleton height="64rem" shape="square" />
  return (
    <Form form={form} label={words.form} labels={words.fields} className="settings-form" {...partsInOne}>
      <FormFailure>{notSaved && words.notSaved}</FormFailure>
      <ProfileFields preview={preview} />
      <AddressFields />
      <NotificationFields />
      <PartsFoot>
        <SubmitButton ref={save} label={words.save} busyLabel={words.saving} />
        {unsaved ? (
          <>
            <Button variant="outline" onClick={() => actor.send({ type: 'settings.reset' })}>
              {words.discard}
            </Button>
            <Text flex="1 1 12rem" textStyle="note">
              {words.unsaved}
            </Text>
          </>
        ) : null}
      </PartsFoot>
    </Form>
  )
}

const NotificationFields = () => {
  const words = useTexts(settingsTexts)
  return (
    <SettingsPart title={words.notifications} lead={words.notificationsLead}>
      <SettingsFields gap="3.5">
        {notificationKinds.map((kind) => {
          const name = notificationFields[kind]
          return <FormCheckbox key={kind} name={name} label={words.fields[name]} />
        })}
      </SettingsFields>
    </SettingsPart>
  )
}
