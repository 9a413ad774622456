import { Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { loginWith } from '../../../machines/auth/auth.effects.ts'
import type { loginMachine } from '../../../machines/auth/login.machine.ts'
import { Accordion } from '../../components/accordion.tsx'
import { AuthFoot, AuthLayout } from '../../components/auth-layout.tsx'
import { Form, FormFailure } from '../../components/form.tsx'
import { FormText, SubmitButton } from '../../components/form-fields.tsx'
import { Link } from '../../components/link.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PasswordField } from '../../components/password-field.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { loginTexts } from '../../i18n/en/auth.ts'

type Snapshot = SnapshotFrom<typeof loginMachine>

const formOf = (snapshot: Snapshot) => snapshot.children.form
const failureOf = (snapshot: Snapshot) =>
  (['refused', 'unprotected', 'notSaved'] as const).find((tag) => snapshot.hasTag(tag))

export const Screen = () => {
  const words = useTexts(loginTexts)
  const { state } = useLocation()
  const actor = useScreen('login', loginWith, undefined)
  const form = useSelector(actor, formOf)
  const failure = useSelector(actor, failureOf)
  return (
    <AuthLayout>
      <PageHead title={words.title} canonical="/login" />
      <PageHeading lead={words.lead} mb="0">
        {words.title}
      </PageHeading>
      <FormFailure>{failure && words[failure]}</FormFailure>
      {form ? (
        <Form form={form} label={words.title} labels={words}>
          <FormText name="email" label={words.email} type="email" autoComplete="username" required />
          <PasswordField name="password" label={words.password} autoComplete="current-password" />
          <SubmitButton label={words.submit} busyLabel={words.busy} block size="lg" />
        </Form>
      ) : null}
      <ForgottenPassword />
      <AuthFoot>
        {words.newHere}{' '}
        <Link to="/register" state={state}>
          {words.register}
        </Link>
      </AuthFoot>
    </AuthLayout>
  )
}

/** Explains why a password cannot be reset here, and what to do instead. */
const ForgottenPassword = () => {
  const words = useTexts(loginTexts)
  return (
    <Accordion
      items={[
        {
          id: 'forgotten',
          title: words.forgotten,
          content: (
            <Grid gap="3" fontSize="sm">
              <p>{words.forgottenText}</p>
              <Grid as="ul" gap="2" ps="5" listStyleType="disc">
                <li>{words.forgottenLook}</li>
                <li>{words.forgottenInside}</li>
                <li>{words.forgottenNew}</li>
              </Grid>
            </Grid>
          ),
        },
      ]}
    />
  )
}
