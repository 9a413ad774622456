import { useSelector } from '@xstate/react'
import type { Product } from '../../../machines/domain/product.ts'
import type { ProductActor } from '../../../machines/product/product.machine.ts'
import { ProductImage } from '../../components/product-image.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'
import './gallery.css'

type Props = { readonly actor: ProductActor; readonly product: Product }

export const Gallery = ({ actor, product }: Props) => {
  const words = useTexts(productTexts)
  const shown = useSelector(actor, (snapshot) => snapshot.context.picture)
  const { images, title } = product
  return (
    <div className="product-gallery">
      <ProductImage src={images[shown] ?? product.image} alt={title} size={640} eager lang="en" />
      {images.length > 1 ? (
        <ul className="product-thumbs" aria-label={words.pictures}>
          {images.map((image, at) => (
            <li key={image}>
              <button
                type="button"
                aria-label={words.picture(at + 1, images.length)}
                aria-pressed={at === shown}
                onClick={() => actor.send({ type: 'product.picture', at })}
              >
                <ProductImage src={image} alt="" size={96} />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
