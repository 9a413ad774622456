import { Box, Flex, Grid, type GridProps, Text } from '@chakra-ui/react'
import type { Currency } from '../../machines/domain/money.ts'
import type { Order } from '../../machines/domain/order.ts'
import { orderSummaryTexts } from '../i18n/en/cart.ts'
import { ProductImage } from './product-image.tsx'
import { useFormat, useTexts } from './use-texts.ts'

type Props = GridProps & { readonly items: Order['items']; readonly currency: Currency }

/** The ordered items, read-only. */
export const OrderItems = ({ items, currency, ...rest }: Props) => {
  const words = useTexts(orderSummaryTexts)
  const { amount, number } = useFormat()
  return (
    <Grid
      as="ul"
      gap="3.5"
      mb="5"
      pb="5"
      borderBlockEndWidth="1.5px"
      borderColor="border.default"
      css={{ '& .sc-picture': { width: 'min(3rem, 15vw)', borderRadius: 'sm' } }}
      aria-label={words.items}
      {...rest}
    >
      {items.map(({ product, quantity, unitPrice }) => (
        <Flex as="li" key={product.id} wrap="wrap" gap="3.5" alignItems="center">
          <ProductImage src={product.image} alt="" size={96} />
          <Box flex="1 1 4rem" minWidth="0">
            <Text fontSize="sm" fontWeight="medium" lineHeight="snug" overflowWrap="anywhere" lang="en">
              {product.title}
            </Text>
            <Text className="sc-order-item-count" textStyle="note" fontVariantNumeric="tabular-nums">
              {words.quantity(number(quantity), amount(unitPrice, currency))}
            </Text>
          </Box>
          {/* Below the title if the line is too narrow for both. */}
          <Text
            className="sc-order-item-price"
            ms="auto"
            fontWeight="medium"
            fontVariantNumeric="tabular-nums"
          >
            {amount(unitPrice * quantity, currency)}
          </Text>
        </Flex>
      ))}
    </Grid>
  )
}
