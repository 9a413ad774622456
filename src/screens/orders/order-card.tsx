import { chakra, Flex, Grid, Text } from '@chakra-ui/react'
import { memo, useId } from 'react'
import type { Order } from '../../../machines/domain/order.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Icon } from '../../components/icon.tsx'
import { refresh } from '../../components/icons.ts'
import { OrderFacts } from '../../components/order-facts.tsx'
import { OrderItems } from '../../components/order-items.tsx'
import { TotalsList } from '../../components/order-summary.tsx'
import { Heading } from '../../components/page.tsx'
import { PriceText } from '../../components/price-text.tsx'
import { ProductImage } from '../../components/product-image.tsx'
import { chevronDown, download } from '../../components/screen-icons.ts'
import { useShopActor } from '../../components/shop-context.tsx'
import { useReceipt } from '../../components/use-receipt.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { ordersTexts } from '../../i18n/en/account.ts'
import { mediumPage } from '../../theme/tokens.ts'

type Props = { readonly order: Order }

/** In a narrow window, large text does not make the insets larger. */
const inset = 'min({spacing.5}, 6.25vw)'

/** An order that expands to show its lines. Memoized, because a long list of orders is extended step by step. */
export const OrderCard = memo(({ order }: Props) => {
  const words = useTexts(ordersTexts)
  const titleId = useId()
  return (
    <chakra.article
      minWidth="0"
      borderWidth="1px"
      borderColor="border.default"
      borderRadius="lg"
      bg="bg.surface"
      aria-labelledby={titleId}
    >
      <details>
        <OrderHead order={order} titleId={titleId} />
        <Grid templateColumns="minmax(0, 1fr)" gap="6" px={inset} pt="1" pb="6">
          <OrderItems items={order.items} currency={order.currency} mb="0" />
          <TotalsList totals={order.totals} currency={order.currency} />
          <OrderFacts order={order} addressLabel={words.deliveryAddress} paymentLabel={words.paidWith} />
        </Grid>
      </details>
      <OrderActions order={order} titleId={titleId} />
    </chakra.article>
  )
})

type TitledProps = Props & { readonly titleId: string }

const OrderHead = ({ order, titleId }: TitledProps) => {
  const words = useTexts(ordersTexts)
  const { amount, date } = useFormat()
  return (
    <chakra.summary
      position="relative"
      display="flex"
      flexWrap="wrap"
      gap="0.75rem 1rem"
      alignItems="center"
      px={inset}
      // The arrow is beside the rows.
      pe={`calc(${inset} + 2.25rem)`}
      py="1.125rem"
      borderRadius="lg"
      listStyle="none"
      css={{
        '&::-webkit-details-marker': { display: 'none' },
        '& > svg': {
          position: 'absolute',
          top: '2.875rem',
          insetInlineEnd: inset,
          transition: 'rotate 200ms {easings.out}',
        },
        '[open] > & > svg': { rotate: '180deg' },
        _hover: { '& > svg': { color: 'accent' } },
      }}
    >
      <Grid gap="1" flex="1 1 6.5rem" justifyItems="start" css={{ [mediumPage]: { flex: '0 1 11rem' } }}>
        <Heading size="h4" id={titleId} whiteSpace="nowrap">
          {order.number}
        </Heading>
        <Text textStyle="note">{date(new Date(order.orderDate))}</Text>
        <Badge tone="positive">{words.status}</Badge>
      </Grid>
      <OrderPictures items={order.items} />
      <Grid justifyItems="end" ms="auto">
        <PriceText>{amount(order.totals.total, order.currency)}</PriceText>
        <Text textStyle="note">{words.items(order.totalItems)}</Text>
      </Grid>
      <Icon of={chevronDown} />
    </chakra.summary>
  )
}

/** The order describes its buttons, which have the same names in each order. */
const OrderActions = ({ order, titleId }: TitledProps) => {
  const words = useTexts(ordersTexts)
  const orders = useShopActor('orders')
  const save = useReceipt(order)
  return (
    <Flex wrap="wrap" gap="2" px={inset} pb="1.125rem">
      <Button
        variant="outline"
        size="sm"
        aria-describedby={titleId}
        onClick={() => orders.send({ type: 'order.buyAgain', order })}
      >
        <Icon of={refresh} size="1.125rem" />
        {words.again}
      </Button>
      <Button variant="ghost" size="sm" aria-describedby={titleId} onClick={save}>
        <Icon of={download} size="1.125rem" />
        {words.receipt}
      </Button>
    </Flex>
  )
}

const maxPictures = 4

/** Thumbnails of the ordered products, hidden while the order is open. On a phone they are in a separate row, which collapses. */
const OrderPictures = ({ items }: Pick<Order, 'items'>) => (
  <Flex
    order="1"
    flex="1 0 100%"
    gap="2"
    alignItems="center"
    textStyle="note"
    css={{
      '& > .sc-picture': { width: '12', borderRadius: 'sm' },
      '[open] > * > &': { visibility: 'hidden', height: '0', mt: '-3' },
      [mediumPage]: {
        order: '0',
        flex: '1',
        '[open] > * > &': { height: 'auto', mt: '0' },
      },
    }}
    aria-hidden="true"
  >
    {items.slice(0, maxPictures).map(({ product }) => (
      <ProductImage key={product.id} src={product.image} alt="" size={96} />
    ))}
    {items.length > maxPictures ? <span>+{items.length - maxPictures}</span> : null}
  </Flex>
)
