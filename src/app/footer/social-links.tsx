import { chakra, Flex } from '@chakra-ui/react'
import { Icon } from '../../components/icon.tsx'
import { socialPicture, socialPost, socialVideo } from '../../components/icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { footerTexts } from '../../i18n/en/shell.ts'

const networks = [
  { name: 'posts', href: 'https://chatterbox.example/statecart', icon: socialPost },
  { name: 'pictures', href: 'https://shutterbox.example/statecart', icon: socialPicture },
  { name: 'films', href: 'https://reelbox.example/statecart', icon: socialVideo },
] as const

const Round = chakra('a', {
  base: {
    display: 'grid',
    placeContent: 'center',
    width: '11',
    height: '11',
    border: '1.5px solid color-mix(in srgb, currentcolor 40%, transparent)',
    borderRadius: 'full',
    color: 'fg.onInverse',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    _hover: { bg: 'color-mix(in srgb, currentcolor 16%, transparent)' },
  },
})

export const SocialLinks = () => {
  const words = useTexts(footerTexts).social
  return (
    <Flex as="ul" gap="2" mt="1" aria-label={words.title}>
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <Round href={href} target="_blank" rel="noopener noreferrer" aria-label={words[name]}>
            <Icon of={icon} size="1.375rem" />
          </Round>
        </li>
      ))}
    </Flex>
  )
}
