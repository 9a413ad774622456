import { Heading } from '../../components/heading.tsx'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { chat, shield, tag, truck } from '../../components/icons.ts'
import { Container, Section } from '../../components/page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import './reasons.css'

const reasons: readonly { key: keyof (typeof homeTexts.en)['reasons']; icon: IconShape }[] = [
  { key: 'quality', icon: shield },
  { key: 'prices', icon: tag },
  { key: 'shipping', icon: truck },
  { key: 'support', icon: chat },
]

export const Reasons = () => {
  const words = useTexts(homeTexts)
  return (
    <div className="home-reasons-band">
      <Container className="home-part">
        <Section title={words.why}>
          <ul className="home-reasons">
            {reasons.map(({ key, icon }) => (
              <li key={key}>
                <span className="home-reason-icon">
                  <Icon of={icon} size="1.5rem" />
                </span>
                <Heading as="h3" size="h4">
                  {words.reasons[key].title}
                </Heading>
                <p>{words.reasons[key].text}</p>
              </li>
            ))}
          </ul>
        </Section>
      </Container>
    </div>
  )
}
