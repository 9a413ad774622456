import { chakra, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { Product } from '../../../machines/domain/product.ts'
import type { ProductActor } from '../../../machines/product/product.machine.ts'
import { ProductImage } from '../../components/product-image.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

const Frame = chakra('div', {
  base: { overflow: 'hidden', border: '1px solid {colors.border.default}', borderRadius: 'xl' },
})

const Thumb = chakra('button', {
  base: {
    display: 'block',
    width: 'full',
    maxWidth: '5.5rem',
    overflow: 'hidden',
    border: '2px solid transparent',
    borderRadius: 'md',
    '&[aria-pressed=true]': { borderColor: 'accent' },
    // On a phone the sticky buy row covers the bottom of the window.
    smDown: { '@media (height >= 30rem)': { scrollMarginBlockEnd: '6rem' } },
    '@media (forced-colors: active)': { '&[aria-pressed=true]': { borderWidth: '5px' } },
  },
})

type Props = { readonly actor: ProductActor; readonly product: Product }

export const Gallery = ({ actor, product }: Props) => {
  const words = useTexts(productTexts)
  const shown = useSelector(actor, (snapshot) => snapshot.context.picture)
  const { images, title } = product
  return (
    <Grid gap="3" alignContent="start">
      <Frame>
        <ProductImage src={images[shown] ?? product.image} alt={title} size={640} eager lang="en" />
      </Frame>
      {images.length > 1 ? (
        <Grid
          as="ul"
          gap="3"
          templateColumns="repeat(auto-fill, minmax(min(100%, 4.5rem), 1fr))"
          aria-label={words.pictures}
        >
          {images.map((image, at) => (
            <li key={image}>
              <Thumb
                type="button"
                aria-label={words.picture(at + 1, images.length)}
                aria-pressed={at === shown}
                onClick={() => actor.send({ type: 'product.picture', at })}
              >
                <ProductImage src={image} alt="" size={96} />
              </Thumb>
            </li>
          ))}
        </Grid>
      ) : null}
    </Grid>
  )
}
