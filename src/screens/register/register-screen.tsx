import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { registerWith } from '../../../machines/auth/auth.effects.ts'
import type { registerMachine } from '../../../machines/auth/register.machine.ts'
import { AuthFoot, AuthLayout } from '../../components/auth-layout.tsx'
import { Form, FormFailure } from '../../components/form.tsx'
import { FormText, SubmitButton } from '../../components/form-fields.tsx'
import { Link } from '../../components/link.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { registerTexts } from '../../i18n/en/auth.ts'

type Snapshot = SnapshotFrom<typeof registerMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const failureOf = (snapshot: Snapshot) =>
  (['unprotected', 'notSaved'] as const).find((tag) => snapshot.hasTag(tag))

export const Screen = () => {
  const words = useTexts(registerTexts)
  const { state } = useLocation()
  const actor = useScreen('register', registerWith, undefined)
  const form = useSelector(actor, formOf)
  const failure = useSelector(actor, failureOf)
  return (
    <AuthLayout>
      <PageHead title={words.title} canonical="/register" />
      <PageHeading lead={words.lead} mb="0">
        {words.title}
      </PageHeading>
      <FormFailure>{failure && words[failure]}</FormFailure>
      {form ? (
        <Form form={form} label={words.title} labels={words}>
          <FormText name="name" label={words.name} autoComplete="name" maxLength={200} required />
          <FormText
            name="email"
            label={words.email}
            type="email"
            autoComplete="username"
            maxLength={254}
            required
          />
          <PasswordField
            name="password"
            label={words.password}
            hint={words.passwordHint}
            autoComplete="new-password"
          />
          <PasswordField
            name="confirmPassword"
            label={words.confirmPassword}
            autoComplete="new-password"
            toggle={false}
          />
          <SubmitButton label={words.submit} busyLabel={words.busy} block size="lg" />
        </Form>
      ) : null}
      <AuthFoot>
        {words.known}{' '}
        <Link to="/login" state={state}>
          {words.login}
        </Link>
      </AuthFoot>
    </AuthLayout>
  )
}
