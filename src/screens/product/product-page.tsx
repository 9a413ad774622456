import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { relatedTo } from '../../../machines/domain/catalogue.ts'
import { type Product, recentLimit } from '../../../machines/domain/product.ts'
import type { ProductActor, productMachine } from '../../../machines/product/product.machine.ts'
import { Breadcrumb } from '../../components/breadcrumb.tsx'
import { Icon } from '../../components/icon.tsx'
import { shield, truck } from '../../components/icons.ts'
import { Anchor } from '../../components/link.tsx'
import { Page, Section } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { PartialNotice } from '../../components/partial-notice.tsx'
import { ProductCard } from '../../components/product-card.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { returns } from '../../components/screen-icons.ts'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useCategoryLabel } from '../../components/use-category-label.ts'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'
import { BuyBox } from './buy-box.tsx'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { Facts, ProductMain } from './product-main.tsx'
import { structuredData, trailOf } from './structured-data.ts'

const productOf = (snapshot: SnapshotFrom<typeof productMachine>) => snapshot.context.product

export const ProductPage = ({ actor }: { readonly actor: ProductActor }) => {
  const words = useTexts(productTexts)
  const labelOf = useCategoryLabel()
  const product = useSelector(actor, productOf)
  if (!product) return null
  const category = labelOf(product.category)
  const trail = trailOf(product, words, category)
  return (
    <Page>
      <PageHead
        title={product.title}
        description={product.description}
        canonical={`/products/${product.id}`}
        image={product.image || undefined}
        kind="product"
        jsonLd={structuredData(product, category, trail)}
      />
      <Breadcrumb label={words.breadcrumb} trail={trail} />
      <ProductMain>
        <Gallery actor={actor} product={product} />
        <Facts>
          <ProductFacts product={product} />
          <BuyBox actor={actor} product={product} />
          <Perks />
        </Facts>
      </ProductMain>
      <Related product={product} />
      <RecentlyViewed actor={actor} />
    </Page>
  )
}

const perks = [
  { key: 'shipping', icon: truck },
  { key: 'returns', icon: returns },
  { key: 'warranty', icon: shield },
] as const

const Perks = () => {
  const words = useTexts(productTexts)
  return (
    <Grid
      as="ul"
      templateColumns="minmax(0, 1fr)"
      gap="3"
      width="full"
      p="min({spacing.5}, 6.25vw)"
      borderRadius="lg"
      bg="bg.sunken"
      aria-label={words.perks.title}
    >
      {perks.map(({ key, icon }) => (
        <Flex as="li" key={key} gap="3" align="center" overflowWrap="anywhere">
          <Box as="span" flex="none" color="positive">
            <Icon of={icon} size="1.375rem" />
          </Box>
          {words.perks[key]}
        </Flex>
      ))}
    </Grid>
  )
}

const Related = ({ product }: { readonly product: Product }) => {
  const words = useTexts(productTexts)
  const products = useShopSelector('catalogue', (snapshot) => snapshot.context.products)
  const related = relatedTo(product, products)
  if (related.length === 0) return <PartialNotice />
  return (
    <Section title={words.related} className="no-print">
      <PartialNotice />
      <Grid templateColumns="repeat(auto-fill, minmax(min(100%, 16rem), 1fr))" autoRows="400px" gap="6">
        {related.map((other) => (
          <ProductCard key={other.id} product={other} />
        ))}
      </Grid>
    </Section>
  )
}

const PictureLink = chakra(Anchor, {
  base: {
    display: 'grid',
    gap: '2',
    fontSize: 'sm',
    '--picture-radius': 'radii.md',
    '&:hover > span:last-child': { textDecoration: 'underline' },
  },
})

const threeLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 3 } as const

const RecentlyViewed = ({ actor }: { readonly actor: ProductActor }) => {
  const words = useTexts(productTexts)
  const recent = useSelector(actor, (snapshot) => snapshot.context.recent)
  if (recent.length === 0) return null
  return (
    <Section title={words.recent} className="no-print">
      <Grid as="ul" templateColumns="repeat(auto-fill, minmax(8.5rem, 1fr))" gap="4">
        {recent.slice(0, recentLimit).map(({ id, title, image }) => (
          <li key={id}>
            <PictureLink to={`/products/${id}`} lang="en">
              <ProductImage src={image} alt="" size={120} />
              <Box as="span" overflow="hidden" overflowWrap="anywhere" style={threeLines}>
                {title}
              </Box>
            </PictureLink>
          </li>
        ))}
      </Grid>
    </Section>
  )
}
