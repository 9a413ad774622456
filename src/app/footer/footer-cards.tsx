import { Flex } from '@chakra-ui/react'
import { acceptedBrands } from '../../../machines/domain/card.ts'
import { CardBrandMark } from '../../components/card-brand.tsx'

export const FooterCards = () => (
  <Flex as="ul" gap="2" w="12.5rem" h="7">
    {acceptedBrands.map((brand) => (
      <li key={brand}>
        <CardBrandMark brand={brand} />
      </li>
    ))}
  </Flex>
)
