import type { ShopCategory } from '../../../machines/product/product.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import { Anchor } from '../../parts/anchor.tsx'
import { Icon } from '../../parts/icon.tsx'
import { arrowRight } from '../../parts/icons-goods.ts'
import { Container, Section } from '../../parts/page.tsx'
import { useTexts } from '../../parts/use-texts.ts'
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

export const CategoryTiles = () => {
  const words = useTexts(homeTexts)
  return (
    <Container className="home-part">
      <Section title={words.categories}>
        <ul className="home-tiles">
          {tiles.map(({ id, words: key, image }) => (
            <li key={id}>
              <Anchor className="home-tile" to={`/products?category=${encodeURIComponent(id)}`}>
                <img src={image} alt="" width={480} height={360} loading="lazy" />
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
