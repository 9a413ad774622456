import { Box, Flex, Grid } from '@chakra-ui/react'
import { Icon } from '../../components/icon.tsx'
import { shield, truck } from '../../components/icons.ts'
import { returns } from '../../components/screen-icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

const perks = [
  { key: 'shipping', icon: truck },
  { key: 'returns', icon: returns },
  { key: 'warranty', icon: shield },
] as const

export const Perks = () => {
  const words = useTexts(productTexts)
  return (
    <Grid as="ul" gap="3" width="full" p="5" borderRadius="lg" bg="bg.sunken" aria-label={words.perks.title}>
      {perks.map(({ key, icon }) => (
        <Flex as="li" key={key} gap="3" align="center">
          <Box as="span" flex="none" color="positive">
            <Icon of={icon} size="1.375rem" />
          </Box>
          {words.perks[key]}
        </Flex>
      ))}
    </Grid>
  )
}
