import { CardPanel } from '../../components/card-panel.tsx'
import { Fact, Facts } from '../../components/data-list.tsx'
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
      <Facts variant="lines" mt="1.75rem">
        <Fact term={words.mail}>
          <OuterLink href={`mailto:${mailAddress}`} {...pressable}>
            {mailAddress}
          </OuterLink>
        </Fact>
        <Fact term={words.phone}>
          <OuterLink href={phoneAddress} {...pressable}>
            {phoneText}
          </OuterLink>
        </Fact>
        <Fact term={words.address}>{words.addressText}</Fact>
        <Fact term={words.hours}>{words.hoursText}</Fact>
      </Facts>
    </CardPanel>
  )
}

const pressable = { display: 'inline-block', py: '0.1875rem' }
