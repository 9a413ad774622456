import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { Heading } from '../../components/heading.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { settingsTexts } from '../../i18n/en/settings.ts'
import { DataPlace } from './data-place.tsx'
import { PasswordChange } from './password-change.tsx'
import { SettingsForm } from './settings-form.tsx'
import { YourData } from './your-data.tsx'

const userOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user

export const Screen = () => {
  const words = useTexts(settingsTexts)
  const user = useShopSelector('session', userOf)
  const accountId = useId()
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      {user ? (
        <div key={user.id}>
          <SettingsForm user={user} />
          <chakra.section
            display="grid"
            gridTemplateColumns="minmax(0, 1fr)"
            gap="5"
            mt="10"
            aria-labelledby={accountId}
          >
            <Heading size="h2" id={accountId}>
              {words.account}
            </Heading>
            <PasswordChange user={user} />
            <DataPlace />
            <YourData user={user} />
          </chakra.section>
        </div>
      ) : null}
    </AccountLayout>
  )
}
