import { canBeBought, totalAmount } from '../../../machines/domain/cart.ts'
import { rates, totalsOf } from '../../../machines/domain/money.ts'
import { cartLineTexts, cartTexts } from '../../i18n/en/cart.ts'
import { Banner } from '../../parts/banner.tsx'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { CardPanel } from '../../parts/card-panel.tsx'
import { CartLines } from '../../parts/cart-lines.tsx'
import { OrderSummary } from '../../parts/order-summary.tsx'
import { useShown } from '../../parts/shop-context.tsx'
import { useCurrency, useTexts } from '../../parts/use-texts.ts'
import { AcceptedCards } from './accepted-cards.tsx'
import { BuyNow } from './buy-now.tsx'
import './cart.css'
import { ClearCart } from './clear-cart.tsx'

export const FullCart = () => {
  const words = useTexts(cartTexts)
  const lineWords = useTexts(cartLineTexts)
  const currency = useCurrency()
  const subtotal = useShown('cart', ({ context }) => totalAmount(context.shown, rates[currency]))
  const buyable = useShown('cart', ({ context }) => canBeBought(context.shown))
  return (
    <div className="sc-beside-summary">
      <div>
        <CardPanel padding="none" className="sc-cart-panel">
          <CartLines />
        </CardPanel>
        <div className="sc-cart-actions">
          <ButtonLink to="/products" variant="outline">
            {words.continue}
          </ButtonLink>
          <ClearCart />
        </div>
      </div>
      <OrderSummary totals={totalsOf(subtotal)} currency={currency}>
        {buyable ? (
          <>
            <ButtonLink to="/checkout" size="lg" block>
              {words.checkout}
            </ButtonLink>
            <BuyNow />
          </>
        ) : (
          <>
            <Banner tone="warning">{lineWords.blocked}</Banner>
            <Button size="lg" block disabled>
              {words.checkout}
            </Button>
          </>
        )}
        <AcceptedCards />
      </OrderSummary>
    </div>
  )
}
