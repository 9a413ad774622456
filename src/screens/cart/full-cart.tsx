import { Flex } from '@chakra-ui/react'
import { canBeBought, totalAmount } from '../../../machines/domain/cart.ts'
import { rates, totalsOf } from '../../../machines/domain/money.ts'
import { Banner } from '../../components/banner.tsx'
import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { CartLines } from '../../components/cart-lines.tsx'
import { BesideSummary, OrderSummary } from '../../components/order-summary.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useCurrency, useTexts } from '../../components/use-texts.ts'
import { cartLineTexts, cartTexts } from '../../i18n/en/cart.ts'
import { AcceptedCards } from './accepted-cards.tsx'
import { BuyNow } from './buy-now.tsx'
import { ClearCart } from './clear-cart.tsx'

export const FullCart = () => {
  const words = useTexts(cartTexts)
  const lineWords = useTexts(cartLineTexts)
  const currency = useCurrency()
  const subtotal = useShopSelector('cart', ({ context }) => totalAmount(context.shown, rates[currency]))
  const buyable = useShopSelector('cart', ({ context }) => canBeBought(context.shown))
  return (
    <BesideSummary>
      <div>
        <CardPanel padding="none" px="clamp(1rem, 0.5rem + 1.5vw, 1.5rem)">
          <CartLines />
        </CardPanel>
        <Flex wrap="wrap" gap="3" justify="space-between" mt="5">
          <ButtonLink to="/products" variant="outline">
            {words.continue}
          </ButtonLink>
          <ClearCart />
        </Flex>
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
    </BesideSummary>
  )
}
