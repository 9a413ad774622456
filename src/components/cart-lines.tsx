import { Box, chakra, useSlotRecipe } from '@chakra-ui/react'
import { shallowEqual } from '@xstate/react'
import { useEffect, useRef } from 'react'
import { type CartLine, quantityLimit } from '../../machines/domain/cart.ts'
import { converted, rates } from '../../machines/domain/money.ts'
import { isAvailable } from '../../machines/domain/product.ts'
import { isFocusLost } from '../focus-lost.ts'
import { cartLineTexts } from '../i18n/en/cart.ts'
import { type CartLineStyles, cartLinesRecipe } from '../theme/recipes/cart-lines.ts'
import { Badge } from './badge.tsx'
import { IconButton } from './button.tsx'
import { Link } from './link.tsx'
import { MovingList } from './moving-list.tsx'
import { PriceText } from './price-text.tsx'
import { ProductImage } from './product-image.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { trash } from './screen-icons.ts'
import { useShopActor, useShopSelector } from './shop-context.tsx'
import { UndoNotice } from './undo-notice.tsx'
import { languageOfCategory, useCategoryLabel } from './use-category-label.ts'
import { focusInstead } from './use-focus-fallback.ts'
import { useCurrency, useFormat, useTexts } from './use-texts.ts'

type Props = { readonly onVisit?: (() => void) | undefined }

/** The lines of the cart, with quantity and remove buttons. */
export const CartLines = ({ onVisit }: Props) => {
  const words = useTexts(cartLineTexts)
  const cart = useShopActor('cart')
  // Compared item by item, because applying the pending changes creates a new array of the same lines each time.
  const lines = useShopSelector('cart', ({ context }) => context.shown.lines, shallowEqual)
  const styles = useSlotRecipe({ recipe: cartLinesRecipe })()
  return (
    <MovingList
      css={styles.root}
      itemCss={styles.line}
      aria-label={words.list}
      items={lines.map((line) => ({
        key: line.product.id,
        children: (
          <CartLineRow
            line={line}
            styles={styles}
            onStep={(by) => cart.send({ type: 'cart.quantity.step', id: line.product.id, by })}
            onRemove={() => cart.send({ type: 'cart.remove', id: line.product.id })}
            onVisit={onVisit}
          />
        ),
      }))}
    />
  )
}

type RowProps = {
  readonly line: CartLine
  /** The slot styles of the list. */
  readonly styles: CartLineStyles
  readonly onStep: (by: number) => void
  readonly onRemove: () => void
  readonly onVisit?: (() => void) | undefined
}

const CartLineRow = ({ line, styles, onStep, onRemove, onVisit }: RowProps) => {
  const words = useTexts(cartLineTexts)
  const categoryLabel = useCategoryLabel()
  const { amount, number } = useFormat()
  const currency = useCurrency()
  const { product, quantity } = line
  const { id, title } = product
  const unitPrice = converted(product.price, rates[currency])
  return (
    <>
      <Box css={styles.picture}>
        <ProductImage src={product.image} alt="" size={160} />
      </Box>
      <Box css={styles.words}>
        <Link css={styles.title} to={`/products/${id}`} variant="plain" lang="en" onClick={onVisit}>
          {title}
        </Link>
        <chakra.p css={styles.detail} lang={languageOfCategory(product.category)}>
          {categoryLabel(product.category)}
        </chakra.p>
        <LineNotes line={line} styles={styles} />
      </Box>
      <Box css={styles.prices}>
        <PriceText size="sm">{amount(unitPrice * quantity, currency)}</PriceText>
        {quantity > 1 ? (
          <chakra.span css={styles.detail}>{words.each(amount(unitPrice, currency))}</chakra.span>
        ) : null}
      </Box>
      <Box css={styles.controls}>
        <QuantityStepper
          value={number(quantity)}
          size="sm"
          decreaseLabel={words.decrease(title)}
          increaseLabel={words.increase(title)}
          canDecrease={quantity > 1}
          canIncrease={quantity < quantityLimit}
          onDecrease={() => onStep(-1)}
          onIncrease={() => onStep(1)}
        />
        <IconButton icon={trash} iconSize="1.25rem" label={words.remove(title)} onClick={onRemove} />
      </Box>
    </>
  )
}

/** Changes of the product since it was added. */
const LineNotes = ({ line: { product, formerPrice, gone }, styles }: Pick<RowProps, 'line' | 'styles'>) => {
  const words = useTexts(cartLineTexts)
  const { price } = useFormat()
  if (gone) return <Badge tone="negative">{words.gone}</Badge>
  if (!isAvailable(product)) return <Badge tone="negative">{words.soldOut}</Badge>
  if (formerPrice === undefined) return null
  const say = formerPrice < product.price ? words.priceRose : words.priceFell
  return <chakra.p css={styles.note}>{say(price(formerPrice))}</chakra.p>
}

/** Offers to undo the last removal while that is possible. */
export const CartUndo = () => {
  const words = useTexts(cartLineTexts)
  const cart = useShopActor('cart')
  const undo = useShopSelector('cart', ({ context }) => context.undo)
  const button = useRef<HTMLButtonElement>(null)
  /** Takes the focus, because the pressed button was removed with its line. */
  useEffect(() => {
    if (undo && isFocusLost()) focusInstead(button.current)
  }, [undo])
  const removed = undo?.lines[0]
  if (!undo || !removed) return null
  return (
    <UndoNotice ref={button} label={words.undo} onUndo={() => cart.send({ type: 'cart.undo' })}>
      {undo.cleared ? words.cleared : words.removed(removed.line.product.title)}
    </UndoNotice>
  )
}
