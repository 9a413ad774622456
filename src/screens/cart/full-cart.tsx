import { Flex, Grid } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { clearCartMachine } from '../../../machines/clear-cart/clear-cart.machine.ts'
import { acceptedBrands } from '../../../machines/domain/card.ts'
import { canBeBought, totalsOf } from '../../../machines/domain/cart.ts'
import { rates } from '../../../machines/domain/money.ts'
import { Banner } from '../../components/banner.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { CardBrandMark } from '../../components/card-brand.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { CartLines } from '../../components/cart-lines.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Icon } from '../../components/icon.tsx'
import { BesideSummary, OrderSummary } from '../../components/order-summary.tsx'
import { lock, trash } from '../../components/screen-icons.ts'
import { useScreen, useShopSelector } from '../../components/shop-context.tsx'
import { useCurrency, useTexts } from '../../components/use-texts.ts'
import { cartLineTexts, cartTexts } from '../../i18n/en/cart.ts'
import { BuyNow } from './buy-now.tsx'

export const FullCart = () => {
  const words = useTexts(cartTexts)
  const lineWords = useTexts(cartLineTexts)
  const currency = useCurrency()
  const cart = useShopSelector('cart', ({ context }) => context.shown)
  const buyable = canBeBought(cart)
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
      <OrderSummary totals={totalsOf(cart, rates[currency])} currency={currency}>
        {buyable ? (
          <ButtonLink to="/checkout" size="lg" block>
            {words.checkout}
          </ButtonLink>
        ) : (
          <>
            <Banner tone="warning">{lineWords.blocked}</Banner>
            <Button size="lg" block disabled>
              {words.checkout}
            </Button>
          </>
        )}
        <AcceptedCards />
        {/* The last part, because it appears after the card and the address are read, and would move what is below it. */}
        {buyable ? <BuyNow /> : null}
      </OrderSummary>
    </BesideSummary>
  )
}

const clearCart = () => clearCartMachine
const isAsking = (snapshot: SnapshotFrom<typeof clearCartMachine>) => snapshot.matches('asking')

const ClearCart = () => {
  const words = useTexts(cartTexts)
  const clearing = useScreen('clearCart', clearCart, undefined)
  const asking = useSelector(clearing, isAsking)
  return (
    <>
      <Button variant="ghost" onClick={() => clearing.send({ type: 'clearCart.ask' })}>
        <Icon of={trash} />
        {words.clear}
      </Button>
      {asking ? (
        <ConfirmDialog
          title={words.clearTitle}
          confirmLabel={words.clearConfirm}
          cancelLabel={words.keep}
          danger
          onConfirm={() => clearing.send({ type: 'clearCart.confirm' })}
          onCancel={() => clearing.send({ type: 'clearCart.cancel' })}
        >
          {words.clearText}
        </ConfirmDialog>
      ) : null}
    </>
  )
}

const AcceptedCards = () => {
  const words = useTexts(cartTexts)
  return (
    <Grid
      className="no-print"
      gap="2"
      justifyItems="center"
      mt="2"
      color="fg.muted"
      fontSize="sm"
      textAlign="center"
    >
      <p>{words.accepted}</p>
      <Flex wrap="wrap" gap="2" justify="center">
        {acceptedBrands.map((brand) => (
          <CardBrandMark key={brand} brand={brand} />
        ))}
      </Flex>
      <Flex as="p" align="center" gap="1.5">
        <Icon of={lock} size="1rem" />
        {words.secure}
      </Flex>
    </Grid>
  )
}
