import { Flex, Grid } from '@chakra-ui/react'
import { acceptedBrands } from '../../../machines/domain/card.ts'
import { CardBrandMark } from '../../components/card-brand.tsx'
import { Icon } from '../../components/icon.tsx'
import { lock } from '../../components/screen-icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { cartTexts } from '../../i18n/en/cart.ts'

export const AcceptedCards = () => {
  const words = useTexts(cartTexts)
  return (
    <Grid gap="2" justifyItems="center" mt="2" color="fg.muted" fontSize="sm" textAlign="center">
      <p>{words.accepted}</p>
      <Flex wrap="wrap" gap="2" justify="center">
        {acceptedBrands.map((brand) => (
          <CardBrandMark key={brand} brand={brand} />
        ))}
      </Flex>
      <Flex as="p" align="center" gap="1.5">
        <Icon of={lock} size="1rem" />
        {words.secure}
      </Flex>
    </Grid>
  )
}
