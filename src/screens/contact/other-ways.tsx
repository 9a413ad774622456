import { CardPanel } from '../../components/card-panel.tsx'
import { Heading } from '../../components/heading.tsx'
import { OuterLink } from '../../components/link.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { contactTexts } from '../../i18n/en/contact.ts'

/** Fictional contacts: a domain and a number reserved for examples. */
const mailAddress = 'hello@statecart.example'
const phoneAddress = 'tel:+12025550142'
const phoneText = '+1 (202) 555-0142'

export const OtherWays = () => {
  const words = useTexts(contactTexts)
  return (
    <CardPanel variant="sunken" padding="lg">
      <Heading as="h2" size="h3">
        {words.reach}
      </Heading>
      <dl className="contact-ways">
        <dt>{words.mail}</dt>
        <dd>
          <OuterLink href={`mailto:${mailAddress}`}>{mailAddress}</OuterLink>
        </dd>
        <dt>{words.phone}</dt>
        <dd>
          <OuterLink href={phoneAddress}>{phoneText}</OuterLink>
        </dd>
        <dt>{words.address}</dt>
        <dd>{words.addressText}</dd>
        <dt>{words.hours}</dt>
        <dd>{words.hoursText}</dd>
      </dl>
    </CardPanel>
  )
}
