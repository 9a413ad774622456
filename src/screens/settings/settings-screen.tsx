import { chakra, Text } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useId } from 'react'
import type { SnapshotFrom } from 'xstate'
import { durabilityWith } from '../../../machines/your-data/durability.effects.ts'
import type { durabilityMachine } from '../../../machines/your-data/durability.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { Button } from '../../components/button.tsx'
import { Heading, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useScreen, useUser } from '../../components/shop-context.tsx'
import { useLanguage, useTexts } from '../../components/use-texts.ts'
import { settingsTexts, yourDataTexts } from '../../i18n/en/settings.ts'
import { formatBytes } from '../../i18n/format-bytes.ts'
import { PasswordChange } from './password-change.tsx'
import { SettingsForm } from './settings-form.tsx'
import { SettingsActions, SettingsPart } from './settings-part.tsx'
import { YourData } from './your-data.tsx'

export const Screen = () => {
  const words = useTexts(settingsTexts)
  const user = useUser()
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
            <StorageUsage />
            <YourData user={user} />
          </chakra.section>
        </div>
      ) : null}
    </AccountLayout>
  )
}

type Snapshot = SnapshotFrom<typeof durabilityMachine>

const estimateOf = (snapshot: Snapshot) => (snapshot.hasTag('known') ? snapshot.context : undefined)
const isDeclined = (snapshot: Snapshot) => snapshot.hasTag('declined')

/** Shows the size of the stored data, and whether the browser has granted persistent storage. */
const StorageUsage = () => {
  const words = useTexts(yourDataTexts)
  const language = useLanguage()
  const actor = useScreen('durability', durabilityWith, undefined)
  const estimate = useSelector(actor, estimateOf)
  const declined = useSelector(actor, isDeclined)
  return (
    <SettingsPart as="h3" title={words.where} lead={words.whereLead}>
      {estimate ? (
        <>
          {estimate.quota > 0 ? (
            <p>{words.used(formatBytes(estimate.used, language), formatBytes(estimate.quota, language))}</p>
          ) : null}
          <p>{estimate.persisted ? words.lasting : words.passing}</p>
          <div role="status">{declined ? <Text textStyle="note">{words.declined}</Text> : null}</div>
          {estimate.persisted ? null : (
            <SettingsActions>
              <Button variant="outline" onClick={() => actor.send({ type: 'durability.ask' })}>
                {words.ask}
              </Button>
            </SettingsActions>
          )}
        </>
      ) : null}
    </SettingsPart>
  )
}
