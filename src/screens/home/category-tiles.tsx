import type { ShopCategory } from '../../../machines/domain/product.ts'
import { withBase } from '../../base-path.ts'
import { Anchor } from '../../components/anchor.tsx'
import { Icon } from '../../components/icon.tsx'
import { arrowRight } from '../../components/icons.ts'
import { Container, Section } from '../../components/page.tsx'
import { useDeferredUntilHydrated } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import './category-tiles.css'

interface Tile {
  id: ShopCategory
  words: keyof (typeof homeTexts.en)['tiles']
  image: string
}

const tiles: readonly Tile[] = [
  { id: 'electronics', words: 'electronics', image: '/art/tile-electronics.svg' },
  { id: 'jewelery', words: 'jewelery', image: '/art/tile-jewelery.svg' },
  { id: "men's clothing", words: 'mens', image: '/art/tile-mens-clothing.svg' },
  { id: "women's clothing", words: 'womens', image: '/art/tile-womens-clothing.svg' },
]

/** The pictures are rendered after hydration, so that they do not delay the script. */
export const CategoryTiles = () => {
  const words = useTexts(homeTexts)
  const arePictured = useDeferredUntilHydrated(true, false)
  return (
    <Container className="home-part">
      <Section title={words.categories}>
        <ul className="home-tiles">
          {tiles.map(({ id, words: key, image }) => (
            <li key={id}>
              <Anchor className="home-tile" to={`/products?category=${encodeURIComponent(id)}`}>
                <span className="home-tile-picture">
                  {arePictured ? (
                    <img src={withBase(image)} alt="" width={480} height={360} loading="lazy" />
                  ) : null}
                </span>
                <span className="home-tile-words">
                  <span className="home-tile-name">{words.tiles[key].name}</span>
                  <span className="home-tile-text">{words.tiles[key].description}</span>
                </span>
                <Icon of={arrowRight} size="1.25rem" />
              </Anchor>
            </li>
          ))}
        </ul>
      </Section>
    </Container>
  )
}
