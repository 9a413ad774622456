import { memo, useCallback, useMemo } from 'react'
import type { SnapshotFrom } from 'xstate'
import { categoryLabel, isAvailable, isRated, type Product } from '../../machines/domain/product.ts'
import type { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts'
import { Icon } from './icon.tsx'
import { heart, plus } from './icons.ts'
import { Anchor } from './link.tsx'
import { PriceText } from './price-text.tsx'
import { ProductImage } from './product-image.tsx'
import { useActorSelector, useShopActor } from './shop-context.tsx'
import { languageOfCategory } from './use-category-label.ts'
import './product-card.css'
import { RatingStars } from './rating-stars.tsx'
import './skeleton.css'
import { categoryTexts, productCardTexts } from '../i18n/en/listing.ts'
import { formatPrice } from '../i18n/format.ts'
import { numeral } from '../i18n/numerals.ts'
import { useCurrency, useLanguage, useTexts } from './use-texts.ts'

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

/** A card of a list, with the texts that are created once for all of its cards. */
export const ListedProductCard = memo(
  ({ product, words, headingAs, eager, isNew }: Props & { readonly words: ProductCardWords }) => {
    const { id, title } = product
    const cart = useShopActor('cart')
    const wishlist = useShopActor('wishlist')
    const wished = useActorSelector('wishlist', wishlist, ({ context }) => wishedIds(context).has(id))
    const add = useCallback(() => cart.send({ type: 'cart.add', product }), [cart, product])
    const toggle = useCallback(() => wishlist.send({ type: 'wishlist.toggle', product }), [wishlist, product])
    const to = `/products/${id}`
    const { texts } = words
    return (
      <ProductCardView
        id={id}
        to={to}
        title={title}
        category={words.category(product.category)}
        image={product.image}
        price={words.price(product)}
        rating={product.rating.rate}
        ratingLabel={words.ratingLabel(product)}
        ratingText={words.ratingText(product)}
        lang={words.lang}
        categoryLang={languageOfCategory(product.category)}
        wished={wished}
        wishLabel={texts.wish(title)}
        addLabel={texts.add(title)}
        addText={texts.addShort}
        soldOutText={isAvailable(product) ? undefined : texts.soldOut}
        newText={isNew ? texts.fresh : undefined}
        headingAs={headingAs}
        eager={eager}
        onAdd={add}
        onToggleWish={toggle}
      />
    )
  },
)

type WishlistContext = SnapshotFrom<typeof wishlistMachine>['context']

const idsByContext = new WeakMap<WishlistContext, ReadonlySet<number>>()

function wishedIds(context: WishlistContext): ReadonlySet<number> {
  const known = idsByContext.get(context)
  if (known) return known
  const ids = new Set(context.shown.map(({ id }) => id))
  idsByContext.set(context, ids)
  return ids
}

type ProductCardProps = {
  readonly id: number
  readonly to: string
  readonly title: string
  readonly category: string
  readonly image: string
  readonly price: string
  readonly rating: number
  readonly ratingLabel: string
  readonly ratingText?: string | undefined
  /** The language of the title if it differs from the page's. */
  readonly lang?: string | undefined
  /** The language of the category if it differs from the page's. The shop's own categories have names in every language. */
  readonly categoryLang?: string | undefined
  readonly wished: boolean
  readonly wishLabel: string
  readonly addLabel: string
  readonly addText: string
  /** Shows a note in place of the add button. */
  readonly soldOutText?: string | undefined
  /** Marks a product that was just added. */
  readonly newText?: string | undefined
  readonly headingAs?: 'h2' | 'h3' | undefined
  /** Loads the picture immediately; for the first row. */
  readonly eager?: boolean | undefined
  readonly onAdd: (id: number) => void
  readonly onToggleWish: (id: number) => void
}

const Card = (props: ProductCardProps) => {
  const { id, title, lang, headingAs: Title = 'h3', soldOutText, newText, onAdd, onToggleWish } = props
  return (
    <article
      className="sc-card"
      data-new={newText ? '' : undefined}
      data-sold-out={soldOutText ? '' : undefined}
    >
      <div className="sc-card-body">
        <p className="sc-card-category" lang={props.categoryLang}>
          {props.category}
        </p>
        <Title className="sc-card-title" lang={lang}>
          <Anchor to={props.to} className="sc-card-link">
            {title}
          </Anchor>
        </Title>
        <div className="sc-card-foot">
          <PriceText>{props.price}</PriceText>
          <RatingStars value={props.rating} label={props.ratingLabel} text={props.ratingText} />
        </div>
      </div>
      <div className="sc-card-window">
        <ProductImage src={props.image} alt="" eager={props.eager} className="sc-card-picture" />
        {soldOutText || newText ? (
          <p className="sc-card-flag" data-kind={soldOutText ? 'sold-out' : 'new'}>
            {soldOutText ?? newText}
          </p>
        ) : null}
        <button
          type="button"
          className="sc-card-heart"
          aria-label={props.wishLabel}
          aria-pressed={props.wished}
          onClick={() => onToggleWish(id)}
        >
          <Icon of={heart} filled={props.wished} size="1.25rem" />
        </button>
        {soldOutText ? null : (
          <button type="button" className="sc-card-add" aria-label={props.addLabel} onClick={() => onAdd(id)}>
            <Icon of={plus} size="1.125rem" />
            <span aria-hidden="true">{props.addText}</span>
          </button>
        )}
      </div>
    </article>
  )
}

/** A product in a grid. Uses static classes only, because thousands of cards are mounted and scrolled. */
export const ProductCardView = memo(Card)

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
