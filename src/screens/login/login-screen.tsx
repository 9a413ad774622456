import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { loginWith } from '../../../machines/auth/auth.effects.ts'
import type { loginMachine } from '../../../machines/auth/login.machine.ts'
import { loginTexts } from '../../i18n/en/auth.ts'
import { Banner } from '../../parts/banner.tsx'
import { Door } from '../../parts/door.tsx'
import { Form } from '../../parts/form.tsx'
import { FormText, SubmitButton } from '../../parts/form-fields.tsx'
import { Link } from '../../parts/link.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { PasswordField } from '../../parts/password-field.tsx'
import { useScreen } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { ForgottenPassword } from './forgotten-password.tsx'

type Snapshot = SnapshotFrom<typeof loginMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const failureOf = (snapshot: Snapshot) =>
  (['refused', 'unprotected', 'notKept'] as const).find((tag) => snapshot.hasTag(tag))

export const Screen = () => {
  const words = useTexts(loginTexts)
  const { state } = useLocation()
  const actor = useScreen('login', loginWith, undefined)
  const form = useSelector(actor, formOf)
  const failure = useSelector(actor, failureOf)
  return (
    <Door>
      <PageHead title={words.title} canonical="/login" />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      {failure ? (
        <Banner tone="negative" speaks="alert">
          {words[failure]}
        </Banner>
      ) : null}
      {form ? (
        <Form form={form} label={words.title} labels={words}>
          <FormText
            name="email"
            label={words.email}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <PasswordField name="password" label={words.password} autoComplete="current-password" />
          <SubmitButton label={words.submit} busyLabel={words.busy} block size="lg" />
        </Form>
      ) : null}
      <ForgottenPassword />
      <p className="sc-door-foot">
        {words.newHere}{' '}
        <Link to="/register" state={state}>
          {words.register}
        </Link>
      </p>
    </Door>
  )
}
