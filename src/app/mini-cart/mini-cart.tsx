import { Flex, Grid, Text } from '@chakra-ui/react'
import { isEmptyCart, totalAmount } from '../../../machines/domain/cart.ts'
import { rates } from '../../../machines/domain/money.ts'
import { ButtonLink } from '../../components/button.tsx'
import { CartLines, CartUndo } from '../../components/cart-lines.tsx'
import { Drawer } from '../../components/dialog.tsx'
import { CartDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { PriceText } from '../../components/price-text.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useCurrency, useFormat, useTexts } from '../../components/use-texts.ts'
import { cartLineTexts, miniCartTexts, orderSummaryTexts } from '../../i18n/en/cart.ts'

type Props = { readonly onClose: () => void }

/** A guest's cart, in a drawer at the side of the current page. */
export const MiniCart = ({ onClose }: Props) => {
  const words = useTexts(miniCartTexts)
  const isEmpty = useShopSelector('cart', ({ context }) => isEmptyCart(context.shown))
  return (
    <Drawer
      title={words.title}
      closeLabel={words.close}
      onClose={onClose}
      foot={isEmpty ? null : <MiniCartFoot onClose={onClose} />}
    >
      <CartUndo />
      {isEmpty ? <EmptyMiniCart onClose={onClose} /> : <CartLines onVisit={onClose} />}
    </Drawer>
  )
}

const MiniCartFoot = ({ onClose }: Props) => {
  const words = useTexts(miniCartTexts)
  const { subtotal } = useTexts(orderSummaryTexts)
  const { amount } = useFormat()
  const currency = useCurrency()
  const total = useShopSelector('cart', ({ context }) => totalAmount(context.shown, rates[currency]))
  return (
    <Grid flex="1" gap="3">
      <Flex as="p" align="baseline" justify="space-between" fontWeight="semibold">
        {subtotal}
        <PriceText>{amount(total, currency)}</PriceText>
      </Flex>
      <ButtonLink to="/login" state={{ from: '/checkout' }} size="lg" block onClick={onClose}>
        {words.signIn}
      </ButtonLink>
      <Text color="fg.muted" fontSize="sm" textAlign="center">
        {words.itemsStay}
      </Text>
    </Grid>
  )
}

const EmptyMiniCart = ({ onClose }: Props) => {
  const words = useTexts(miniCartTexts)
  return (
    <EmptyState
      art={<CartDrawing />}
      title={useTexts(cartLineTexts).emptyTitle}
      headingAs="h3"
      action={
        <ButtonLink to="/products" onClick={onClose}>
          {words.browse}
        </ButtonLink>
      }
    >
      {words.empty}
    </EmptyState>
  )
}
