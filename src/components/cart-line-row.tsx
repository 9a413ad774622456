import { Box, chakra } from '@chakra-ui/react'
import { type CartLine, quantityLimit } from '../../machines/domain/cart.ts'
import { converted, rates } from '../../machines/domain/money.ts'
import { isAvailable } from '../../machines/domain/product.ts'
import { cartLineTexts } from '../i18n/en/cart.ts'
import type { CartLineStyles } from '../theme/recipes/cart-lines.ts'
import { Badge } from './badge.tsx'
import { IconButton } from './icon-button.tsx'
import { Link } from './link.tsx'
import { PriceText } from './price-text.tsx'
import { ProductImage } from './product-image.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { trash } from './screen-icons.ts'
import { languageOfCategory, useCategoryLabel } from './use-category-label.ts'
import { useCurrency, useFormat, useTexts } from './use-texts.ts'

type Props = {
  readonly line: CartLine
  /** Of the list. */
  readonly styles: CartLineStyles
  readonly onStep: (by: number) => void
  readonly onRemove: () => void
  readonly onVisit?: (() => void) | undefined
}

export const CartLineRow = ({ line, styles, onStep, onRemove, onVisit }: Props) => {
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
const LineNotes = ({ line: { product, formerPrice, gone }, styles }: Pick<Props, 'line' | 'styles'>) => {
  const words = useTexts(cartLineTexts)
  const { price } = useFormat()
  if (gone) return <Badge tone="negative">{words.gone}</Badge>
  if (!isAvailable(product)) return <Badge tone="negative">{words.soldOut}</Badge>
  if (formerPrice === undefined) return null
  const say = formerPrice < product.price ? words.priceRose : words.priceFell
  return <chakra.p css={styles.note}>{say(price(formerPrice))}</chakra.p>
}
