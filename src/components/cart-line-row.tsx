import { type CartLine, quantityLimit } from '../../machines/domain/cart.ts'
import { converted, rates } from '../../machines/domain/money.ts'
import { isAvailable } from '../../machines/domain/product.ts'
import { cartLineTexts } from '../i18n/en/cart.ts'
import { Badge } from './badge.tsx'
import { IconButton } from './icon-button.tsx'
import { trash } from './icons.ts'
import { Link } from './link.tsx'
import { PriceText } from './price-text.tsx'
import { ProductImage } from './product-image.tsx'
import { QuantityStepper } from './quantity-stepper.tsx'
import { languageOfCategory, useCategoryLabel } from './use-category-label.ts'
import { useCurrency, useFormat, useTexts } from './use-texts.ts'

type Props = {
  readonly line: CartLine
  readonly onStep: (by: number) => void
  readonly onRemove: () => void
  readonly onVisit?: (() => void) | undefined
}

export const CartLineRow = ({ line, onStep, onRemove, onVisit }: Props) => {
  const words = useTexts(cartLineTexts)
  const categoryLabel = useCategoryLabel()
  const { amount, number } = useFormat()
  const currency = useCurrency()
  const { product, quantity } = line
  const { id, title } = product
  const unitPrice = converted(product.price, rates[currency])
  return (
    <li className="sc-cart-line">
      <div className="sc-cart-line-picture">
        <ProductImage src={product.image} alt="" size={160} />
      </div>
      <div className="sc-cart-line-words">
        <Link
          to={`/products/${id}`}
          variant="plain"
          className="sc-cart-line-title"
          lang="en"
          onClick={onVisit}
        >
          {title}
        </Link>
        <p className="sc-cart-line-category" lang={languageOfCategory(product.category)}>
          {categoryLabel(product.category)}
        </p>
        <LineNotes line={line} />
      </div>
      <div className="sc-cart-line-prices">
        <PriceText size="sm">{amount(unitPrice * quantity, currency)}</PriceText>
        {quantity > 1 ? (
          <span className="sc-cart-line-each">{words.each(amount(unitPrice, currency))}</span>
        ) : null}
      </div>
      <div className="sc-cart-line-controls">
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
      </div>
    </li>
  )
}

/** Changes of the product since it was added. */
const LineNotes = ({ line: { product, formerPrice, gone } }: Pick<Props, 'line'>) => {
  const words = useTexts(cartLineTexts)
  const { price } = useFormat()
  if (gone) return <Badge tone="negative">{words.gone}</Badge>
  if (!isAvailable(product)) return <Badge tone="negative">{words.soldOut}</Badge>
  if (formerPrice === undefined) return null
  const say = formerPrice < product.price ? words.priceRose : words.priceFell
  return <p className="sc-cart-line-note">{say(price(formerPrice))}</p>
}
