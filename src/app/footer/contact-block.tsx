import { Box, Flex, Grid } from '@chakra-ui/react'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { mail, phone, pin } from '../../components/icons.ts'
import { OuterLink } from '../../components/link.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { footerTexts } from '../../i18n/en/shell.ts'
import { FooterTitle } from './footer-title.tsx'

const phoneAddress = 'tel:+12025550142'
const mailAddress = 'hello@statecart.example'

export const ContactBlock = () => {
  const words = useTexts(footerTexts).contact
  return (
    <Box as="section" gridColumn={{ base: '1 / -1', sm: 'auto' }} aria-labelledby="footer-contact">
      <FooterTitle id="footer-contact">{words.title}</FooterTitle>
      <Grid as="address" gap="1" justifyItems="start" mt="3" fontStyle="normal">
        <Flex as="p" gap="2.5" mb="1">
          <Icon of={pin} />
          <span>{words.address}</span>
        </Flex>
        <Reach icon={phone} href={phoneAddress} label={words.phone} />
        <Reach icon={mail} href={`mailto:${mailAddress}`} label={mailAddress} />
      </Grid>
    </Box>
  )
}

const Reach = ({ icon, href, label }: { icon: IconShape; href: string; label: string }) => (
  <OuterLink href={href} variant="inverse" display="inline-flex" alignItems="center" gap="2.5" minH="9">
    <Icon of={icon} />
    {label}
  </OuterLink>
)
