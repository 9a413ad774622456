import { chakra } from '@chakra-ui/react'
import { withBase } from '../../base-path.ts'
import { InformationPage } from '../../components/information-page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { aboutTexts } from '../../i18n/en/about.ts'

export const Screen = () => (
  <InformationPage words={useTexts(aboutTexts)} address="/about">
    <chakra.img
      objectFit="cover"
      src={withBase('/art/hero.svg')}
      alt=""
      w="full"
      aspectRatio="16 / 9"
      objectPosition="50% 70%"
      mb="10"
      borderRadius="xl"
      _dark={{ filter: 'brightness(0.88) saturate(0.95)' }}
    />
  </InformationPage>
)
