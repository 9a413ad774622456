import { Icon, type IconShape } from '../../components/icon.tsx'
import { mail, phone, pin } from '../../components/icons.ts'
import { OuterLink } from '../../components/link.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { footerTexts } from '../../i18n/en/shell.ts'

const phoneAddress = 'tel:+12025550142'
const mailAddress = 'hello@statecart.example'

export const ContactBlock = () => {
  const words = useTexts(footerTexts).contact
  return (
    <section aria-labelledby="footer-contact">
      <p id="footer-contact" className="sc-footer-title">
        {words.title}
      </p>
      <address className="sc-footer-contact">
        <p>
          <Icon of={pin} />
          <span>{words.address}</span>
        </p>
        <Reach icon={phone} href={phoneAddress} label={words.phone} />
        <Reach icon={mail} href={`mailto:${mailAddress}`} label={mailAddress} />
      </address>
    </section>
  )
}

const Reach = ({ icon, href, label }: { icon: IconShape; href: string; label: string }) => (
  <OuterLink href={href} variant="inverse" className="sc-footer-reach">
    <Icon of={icon} />
    {label}
  </OuterLink>
)
