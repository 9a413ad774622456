import { Box } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { User } from '../../../machines/domain/user.ts'
import { passwordChangeWith } from '../../../machines/password-change/password-change.effects.ts'
import type { passwordChangeMachine } from '../../../machines/password-change/password-change.machine.ts'
import { Button } from '../../components/button.tsx'
import { Form, FormFailure } from '../../components/form.tsx'
import { SubmitButton } from '../../components/form-fields.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useFocusFallback } from '../../components/use-focus-fallback.ts'
import { useTexts } from '../../components/use-texts.ts'
import { passwordChangeTexts } from '../../i18n/en/settings.ts'
import { SettingsActions, SettingsFields, SettingsPart } from './settings-part.tsx'

type Snapshot = SnapshotFrom<typeof passwordChangeMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const failureOf = (snapshot: Snapshot) =>
  (['unprotected', 'notSaved'] as const).find((tag) => snapshot.hasTag(tag))

export const PasswordChange = ({ user }: { readonly user: User }) => {
  const words = useTexts(passwordChangeTexts)
  const actor = useScreen('passwordChange', passwordChangeWith, { user })
  const form = useSelector(actor, formOf)
  const failure = useSelector(actor, failureOf)
  const opener = useRef<HTMLButtonElement>(null)
  useFocusFallback(opener, form ? 1 : 0)
  const firstField = useRef<HTMLDivElement>(null)
  /** Moves the focus to the form, because the button that opened it is removed. */
  useEffect(() => {
    if (form) firstField.current?.querySelector('input')?.focus()
  }, [form])
  const { fields } = words
  return (
    <SettingsPart as="h3" title={words.title} lead={words.lead}>
      {form ? (
        <Form form={form} label={words.open} labels={fields}>
          <FormFailure>{failure && words[failure]}</FormFailure>
          <input type="text" hidden readOnly autoComplete="username" value={user.email} />
          <SettingsFields>
            <Box ref={firstField} gridColumn="1 / -1">
              <PasswordField
                name="currentPassword"
                label={fields.currentPassword}
                autoComplete="current-password"
              />
            </Box>
            <PasswordField
              name="newPassword"
              label={fields.newPassword}
              hint={words.hint}
              autoComplete="new-password"
              toggle={false}
            />
            <PasswordField
              name="confirmPassword"
              label={fields.confirmPassword}
              autoComplete="new-password"
              toggle={false}
            />
          </SettingsFields>
          <SettingsActions>
            <SubmitButton label={words.submit} />
            <Button variant="outline" onClick={() => actor.send({ type: 'change.dropped' })}>
              {words.cancel}
            </Button>
          </SettingsActions>
        </Form>
      ) : (
        <SettingsActions>
          <Button ref={opener} variant="outline" onClick={() => actor.send({ type: 'change.asked' })}>
            {words.open}
          </Button>
        </SettingsActions>
      )}
    </SettingsPart>
  )
}
