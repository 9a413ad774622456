import { memo, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { categoryLabel, isAvailable, isRated, type Product } from '../../machines/domain/product.ts'
import type { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts'
import { categoryTexts, productCardTexts } from '../i18n/en/listing.ts'
import { formatPrice } from '../i18n/format.ts'
import { numeral } from '../i18n/numerals.ts'
import { Icon } from './icon.tsx'
import { heart, plus } from './icons.ts'
import { Anchor } from './link.tsx'
import { PriceText } from './price-text.tsx'
import { ProductImage } from './product-image.tsx'
import { useActorSelector, useShopActor } from './shop-context.tsx'
import { languageOfCategory } from './use-category-label.ts'
import { useCurrency, useLanguage, useTexts } from './use-texts.ts'
import './product-card.css'
import { RatingStars } from './rating-stars.tsx'
import './skeleton.css'

type Props = {
  readonly product: Product
  readonly headingAs?: 'h2' | 'h3' | undefined
  /** Loads the picture immediately; for the first row. */
  readonly eager?: boolean | undefined
  /** Marks a product that was just added. */
  readonly isNew?: boolean | undefined
}

/** A product with a wishlist button and an add button. Of the wishlist, it selects only whether it contains this product. */
export const ProductCard = (props: Props) => <ListedProductCard {...props} words={useProductCardWords()} />

/**
 * A card of a list, with the texts that are created once for all of its cards. Uses static classes only, because thousands of
 * cards are mounted and scrolled.
 */
export const ListedProductCard = memo((props: Props & { readonly words: ProductCardWords }) => {
  const { product, words, headingAs: Title = 'h3', eager, isNew } = props
  const { id, title, category } = product
  const { texts } = words
  const cart = useShopActor('cart')
  const wishlist = useShopActor('wishlist')
  const wished = useActorSelector('wishlist', wishlist, ({ context }) => wishedIds(context).has(id))
  const isSoldOut = !isAvailable(product)
  return (
    <article className="sc-card" data-new={isNew ? '' : undefined} data-sold-out={isSoldOut ? '' : undefined}>
      <div className="sc-card-body">
        <p className="sc-card-category" lang={languageOfCategory(category)}>
          {words.category(category)}
        </p>
        <Title className="sc-card-title" lang={words.lang}>
          <Anchor to={`/products/${id}`} className="sc-card-link">
            {title}
          </Anchor>
        </Title>
        <div className="sc-card-foot">
          <PriceText>{words.price(product)}</PriceText>
          <RatingStars
            value={product.rating.rate}
            label={words.ratingLabel(product)}
            text={words.ratingText(product)}
          />
        </div>
      </div>
      <div className="sc-card-window">
        <ProductImage src={product.image} alt="" eager={eager} className="sc-card-picture" />
        {isSoldOut || isNew ? (
          <p className="sc-card-flag" data-kind={isSoldOut ? 'sold-out' : 'new'}>
            {isSoldOut ? texts.soldOut : texts.fresh}
          </p>
        ) : null}
        <button
          type="button"
          className="sc-card-heart"
          aria-label={texts.wish(title)}
          aria-pressed={wished}
          onClick={() => wishlist.send({ type: 'wishlist.toggle', product })}
        >
          <Icon of={heart} filled={wished} size="1.25rem" />
        </button>
        {isSoldOut ? null : (
          <button
            type="button"
            className="sc-card-add"
            aria-label={texts.add(title)}
            onClick={() => cart.send({ type: 'cart.add', product })}
          >
            <Icon of={plus} size="1.125rem" />
            <span aria-hidden="true">{texts.addShort}</span>
          </button>
        )}
      </div>
    </article>
  )
})

type WishlistContext = SnapshotFrom<typeof wishlistMachine>['context']

const idsByContext = new WeakMap<WishlistContext, ReadonlySet<number>>()

function wishedIds(context: WishlistContext): ReadonlySet<number> {
  const known = idsByContext.get(context)
  if (known) return known
  const ids = new Set(context.shown.map(({ id }) => id))
  idsByContext.set(context, ids)
  return ids
}

/** A placeholder for a card while products load. */
export const ProductSkeleton = () => (
  <div className="sc-card sc-card-skeleton" data-testid="product-skeleton" aria-hidden="true">
    <div className="sc-card-body">
      <span className="sc-skeleton" style={{ width: '34%', height: '0.75rem' }} />
      <span className="sc-skeleton" style={{ width: '86%', height: '1rem', marginTop: '0.375rem' }} />
      <span className="sc-skeleton" style={{ width: '40%', height: '1.25rem' }} />
    </div>
    <div className="sc-card-window sc-skeleton" data-shape="square" />
  </div>
)

/** The texts of cards, created once for all cards of a list. */
export interface ProductCardWords {
  /** The language of the sources' texts if it differs from the page's. */
  lang: 'en' | undefined
  category(category: string): string
  price(product: Product): string
  ratingLabel(product: Product): string
  ratingText(product: Product): string
  texts: (typeof productCardTexts)['en']
}

/** The number of characters that fit in two lines of the narrowest card. Categories of a source may be longer. */
const longestCategory = 56

function shortened(label: string): string {
  if (label.length <= longestCategory) return label
  return `${[...label].slice(0, longestCategory - 1).join('')}…`
}

export function useProductCardWords(): ProductCardWords {
  const language = useLanguage()
  const currency = useCurrency()
  const texts = useTexts(productCardTexts)
  const categories = useTexts(categoryTexts)
  return useMemo(
    () => ({
      lang: language === 'en' ? undefined : 'en',
      category: (category) => shortened(categoryLabel(category, categories)),
      price: ({ price }) => formatPrice(price, currency, language),
      ratingLabel: ({ rating }) =>
        isRated(rating) ? texts.rating(numeral(rating.rate, language, 1), rating.count) : texts.unrated,
      ratingText: ({ rating }) => (isRated(rating) ? numeral(rating.rate, language, 1) : ''),
      texts,
    }),
    [language, currency, texts, categories],
  )
}
