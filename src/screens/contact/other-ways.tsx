import { contactTexts } from '../../i18n/en/contact.ts'
import { CardPanel } from '../../parts/card-panel.tsx'
import { Heading } from '../../parts/heading.tsx'
import { OuterLink } from '../../parts/link.tsx'
import { mailAddress, phoneAddress, phoneText } from '../../parts/shop-contact.ts'
import { useTexts } from '../../parts/use-texts.ts'

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
