import { Box, chakra, Grid, Text } from '@chakra-ui/react'
import type { ShopCategory } from '../../../machines/domain/product.ts'
import { withBase } from '../../base-path.ts'
import { Icon } from '../../components/icon.tsx'
import { arrowRight } from '../../components/icons.ts'
import { Anchor } from '../../components/link.tsx'
import { Container, Section } from '../../components/page.tsx'
import { useDeferredUntilHydrated } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { homeTexts } from '../../i18n/en/home.ts'
import { rowsOfFour } from './rows-of-four.ts'

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

const Tile = chakra(Anchor, {
  base: {
    display: 'grid',
    gridTemplate: 'auto 1fr / 1fr auto',
    alignItems: 'center',
    height: 'full',
    overflow: 'hidden',
    border: '1px solid {colors.border.default}',
    borderRadius: 'lg',
    bg: 'bg.surface',
    '@media (prefers-reduced-motion: no-preference)': {
      transitionProperty: 'common',
      transitionDuration: 'fast',
      '&:hover': { translate: '0 -2px' },
    },
    '&:hover': { boxShadow: 'md' },
  },
})

/** Hidden on a phone: two tiles fit in a row there, with picture and name only. */
const notOnPhone = { display: { smDown: 'none' } }

/** The pictures are rendered after hydration, so that they do not delay the script. */
export const CategoryTiles = () => {
  const words = useTexts(homeTexts)
  const showsPictures = useDeferredUntilHydrated(true, false)
  return (
    <Container py="section">
      <Section title={words.categories}>
        <Grid as="ul" css={rowsOfFour('8rem')} gap={{ base: '3', sm: '5' }}>
          {tiles.map(({ id, words: key, image }) => (
            <li key={id}>
              <Tile to={`/products?category=${encodeURIComponent(id)}`}>
                <Box as="span" gridColumn="1 / -1" aspectRatio="4 / 3" bg="bg.sunken">
                  {showsPictures ? (
                    <chakra.img
                      objectFit="cover"
                      src={withBase(image)}
                      alt=""
                      htmlWidth={480}
                      htmlHeight={360}
                      loading="lazy"
                      w="full"
                      h="full"
                    />
                  ) : null}
                </Box>
                <Grid as="span" gap="1" p={{ base: '3', sm: '4' }}>
                  <Text
                    as="span"
                    fontFamily="heading"
                    fontSize="lg"
                    fontWeight="bold"
                    overflowWrap="anywhere"
                  >
                    {words.tiles[key].name}
                  </Text>
                  <Text as="span" color="fg.muted" fontSize="sm" {...notOnPhone}>
                    {words.tiles[key].description}
                  </Text>
                </Grid>
                <Box as="span" me="4" {...notOnPhone}>
                  <Icon of={arrowRight} size="1.25rem" />
                </Box>
              </Tile>
            </li>
          ))}
        </Grid>
      </Section>
    </Container>
  )
}
