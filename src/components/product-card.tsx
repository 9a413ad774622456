import { memo, useCallback } from 'react'
import type { SnapshotFrom } from 'xstate'
import { isAvailable, type Product } from '../../machines/domain/product.ts'
import type { wishlistMachine } from '../../machines/wishlist/wishlist.machine.ts'
import { ProductCardView } from './product-card-view.tsx'
import { useActorSelector, useShopActor } from './shop-context.tsx'
import { languageOfCategory } from './use-category-label.ts'
import { type ProductCardWords, useProductCardWords } from './use-product-card-words.ts'

type Props = {
  readonly product: Product
  readonly headingAs?: 'h2' | 'h3' | undefined
  /** Loads the picture at once: the first row. */
  readonly eager?: boolean | undefined
  /** Just added: shown with a mark. */
  readonly isNew?: boolean | undefined
}

/** A product that can be wished for and bought. Reads of the shop only whether this one is wished for. */
export const ProductCard = (props: Props) => <ListedProductCard {...props} words={useProductCardWords()} />

/** One of many, with the words made once for all of them. */
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

const idsOf = new WeakMap<WishlistContext, ReadonlySet<number>>()

function wishedIds(context: WishlistContext): ReadonlySet<number> {
  const known = idsOf.get(context)
  if (known) return known
  const ids = new Set(context.shown.map(({ id }) => id))
  idsOf.set(context, ids)
  return ids
}
