import { Box, chakra, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { recentLimit } from '../../../machines/product/product.effects.ts'
import type { ProductActor } from '../../../machines/product/product.machine.ts'
import { Anchor } from '../../components/anchor.tsx'
import { Section } from '../../components/page.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

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

export const RecentlyViewed = ({ actor }: { readonly actor: ProductActor }) => {
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
