import { withBase } from '../../base-path.ts'
import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { Heading } from '../../components/heading.tsx'
import { Icon } from '../../components/icon.tsx'
import { arrowRight } from '../../components/icons.ts'
import { Container } from '../../components/page.tsx'
import { useShopActor } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import './hero.css'

/** Where the catalogue's category filter stands. */
const categoriesAddress = '/products#categories'

export const Hero = () => {
  const words = useTexts(homeTexts)
  const navigation = useShopActor('navigation')
  return (
    <section className="home-hero">
      <Container className="home-hero-inner">
        <div className="home-hero-words">
          <p className="sc-eyebrow">{words.line}</p>
          <Heading as="h1" size="display" tabIndex={-1}>
            {words.title}
          </Heading>
          <p className="home-hero-lead">{words.lead}</p>
          <div className="home-hero-actions">
            <ButtonLink to="/products" size="lg">
              {words.shopNow}
              <Icon of={arrowRight} />
            </ButtonLink>
            <Button
              variant="outline"
              size="lg"
              onClick={() => navigation.send({ type: 'navigation.push', to: categoriesAddress })}
            >
              {words.browse}
            </Button>
          </div>
        </div>
        <img
          className="home-hero-art"
          src={withBase('/art/hero.svg')}
          alt={words.heroPicture}
          width={1200}
          height={900}
          fetchPriority="high"
        />
      </Container>
    </section>
  )
}
