import { Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { contactWith } from '../../../machines/contact/contact.effects.ts'
import type { contactMachine } from '../../../machines/contact/contact.machine.ts'
import { Button } from '../../components/button.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { Fact, Facts } from '../../components/data-list.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Form, type FormRef } from '../../components/form.tsx'
import { FormArea, FormText, SubmitButton } from '../../components/form-fields.tsx'
import { OuterLink } from '../../components/link.tsx'
import { Heading, Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useScreen } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { shopAddress, shopMail, shopPhone, shopPhoneLink } from '../../i18n/contact-details.ts'
import { contactTexts } from '../../i18n/en/contact.ts'
import { widePage } from '../../theme/tokens.ts'

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
        templateColumns="minmax(0, 1fr)"
        gap="8"
        alignItems="start"
        css={{ [widePage]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } }}
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

const ContactForm = ({ form }: { readonly form: FormRef }) => {
  const words = useTexts(contactTexts)
  return (
    <Form form={form} label={words.title} labels={words}>
      <FormText name="name" label={words.name} autoComplete="name" required />
      <FormText name="email" label={words.email} type="email" autoComplete="email" required />
      <FormText name="subject" label={words.subject} required />
      <FormArea name="message" label={words.message} rows={6} required />
      <SubmitButton label={words.submit} size="lg" justifySelf="start" />
    </Form>
  )
}

const OtherWays = () => {
  const words = useTexts(contactTexts)
  return (
    <CardPanel variant="sunken" padding="lg">
      <Heading as="h2" size="h3">
        {words.reach}
      </Heading>
      <Facts variant="lines" mt="1.75rem">
        <Fact term={words.mail}>
          <OuterLink href={`mailto:${shopMail}`} {...pressable}>
            {shopMail}
          </OuterLink>
        </Fact>
        <Fact term={words.phone}>
          <OuterLink href={shopPhoneLink} {...pressable}>
            {shopPhone}
          </OuterLink>
        </Fact>
        <Fact term={words.address}>{shopAddress}</Fact>
        <Fact term={words.hours}>{words.hoursText}</Fact>
      </Facts>
    </CardPanel>
  )
}

const pressable = { display: 'inline-block', py: '0.1875rem' }
