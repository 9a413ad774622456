import { Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { contactWith } from '../../../machines/contact/contact.effects.ts'
import type { contactMachine } from '../../../machines/contact/contact.machine.ts'
import { Button } from '../../components/button.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { contactTexts } from '../../i18n/en/contact.ts'
import { ContactForm } from './contact-form.tsx'
import { OtherWays } from './other-ways.tsx'

const formOf = (snapshot: SnapshotFrom<typeof contactMachine>) => snapshot.children.form

export const Screen = () => {
  const words = useTexts(contactTexts)
  const actor = useScreen('contact', contactWith, undefined)
  const form = useSelector(actor, formOf)
  return (
    <Page>
      <PageHead title={words.title} description={words.description} canonical="/contact" />
      <PageHeading lead={words.lead}>{words.title}</PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
        gap="8"
        alignItems="start"
      >
        {form ? (
          <ContactForm key={form.sessionId} form={form} />
        ) : (
          <EmptyState
            title={words.sentTitle}
            role="status"
            action={<Button onClick={() => actor.send({ type: 'contact.another' })}>{words.another}</Button>}
          >
            {words.sentText}
          </EmptyState>
        )}
        <OtherWays />
      </Grid>
    </Page>
  )
}
