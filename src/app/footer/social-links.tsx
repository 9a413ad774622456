import { Icon } from '../../components/icon.tsx'
import { socialPicture, socialPost, socialVideo } from '../../components/icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { footerTexts } from '../../i18n/en/shell.ts'

const networks = [
  { name: 'posts', href: 'https://chatterbox.example/statecart', icon: socialPost },
  { name: 'pictures', href: 'https://shutterbox.example/statecart', icon: socialPicture },
  { name: 'films', href: 'https://reelbox.example/statecart', icon: socialVideo },
] as const

export const SocialLinks = () => {
  const words = useTexts(footerTexts).social
  return (
    <ul className="sc-footer-social" aria-label={words.title}>
      {networks.map(({ name, href, icon }) => (
        <li key={name}>
          <a href={href} target="_blank" rel="noopener noreferrer" aria-label={words[name]}>
            <Icon of={icon} size="1.375rem" />
          </a>
        </li>
      ))}
    </ul>
  )
}
