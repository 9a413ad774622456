import { Flex } from '@chakra-ui/react'
import { acceptedBrands } from '../../../machines/domain/card.ts'
import { withBase } from '../../base-path.ts'
import { CardBrandMark } from '../../components/card-brand.tsx'
import { OuterLink } from '../../components/link.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { machineRoomTexts } from '../../i18n/en/shell.ts'
import { hasMachineRoom } from '../machine-room/load-inspector.ts'

export const FooterCards = () => (
  <Flex as="ul" gap="2" w="min(12.5rem, 62.5vw)" h="7" css={{ '& > li': { flex: '1', minWidth: '0' } }}>
    {acceptedBrands.map((brand) => (
      <li key={brand}>
        <CardBrandMark brand={brand} width="100%" />
      </li>
    ))}
  </Flex>
)

/** Opens the machine room in a separate window. */
export const InspectLink = () => {
  const words = useTexts(machineRoomTexts)
  return hasMachineRoom ? (
    <OuterLink
      href={withBase('/inspect')}
      target="machine-room"
      variant="inverse"
      textDecoration="underline"
      textUnderlineOffset="0.2em"
    >
      {words.link}
    </OuterLink>
  ) : null
}
