import { Timeline as ChakraTimeline, Flex, Grid } from '@chakra-ui/react'
import { useLocation } from 'react-router-dom'
import type { SnapshotFrom } from 'xstate'
import { deliveryDate, type Order } from '../../../machines/domain/order.ts'
import type { ordersMachine } from '../../../machines/orders/orders.machine.ts'
import { Button, ButtonLink } from '../../components/button.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { ParcelDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon, type IconShape } from '../../components/icon.tsx'
import { pin, truck } from '../../components/icons.ts'
import { OrderFacts } from '../../components/order-facts.tsx'
import { OrderItems } from '../../components/order-items.tsx'
import { TotalsList } from '../../components/order-summary.tsx'
import { Heading, Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { check, clock, download, print } from '../../components/screen-icons.ts'
import { useShopActor, useShopSelector } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useReceipt } from '../../components/use-receipt.ts'
import { useFormat, useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'
import { timelineRecipe } from '../../theme/recipes/timeline.ts'
import { widePage } from '../../theme/tokens.ts'

const ordersIn = ({ context }: SnapshotFrom<typeof ordersMachine>) => context.orders
/** While orders are being read again, a missing order may be one that was just placed. */
const isReady = (snapshot: SnapshotFrom<typeof ordersMachine>) => snapshot.matches('ready')

export const Screen = () => {
  const words = useTexts(confirmationTexts)
  const query = new URLSearchParams(useLocation().search)
  const orders = useShopSelector('orders', ordersIn)
  const ready = useShopSelector('orders', isReady)
  const order = orders.find(({ id }) => id === query.get('order'))
  return (
    <Page>
      <PageHead title={words.opening} hidden />
      {order ? <Confirmed order={order} /> : null}
      {order || ready ? null : <OrderLoading />}
      {order || !ready ? null : <MissingOrder />}
    </Page>
  )
}

const OrderLoading = () => (
  <>
    <PageHeading>{useTexts(confirmationTexts).opening}</PageHeading>
    <Skeleton height="24rem" />
  </>
)

const Confirmed = ({ order }: { readonly order: Order }) => {
  const words = useTexts(confirmationTexts)
  return (
    <>
      <PageHeading lead={words.number(order.number)} aside={<ReceiptButtons order={order} />}>
        {words.title}
      </PageHeading>
      <Grid
        templateColumns="minmax(0, 1fr)"
        gap="5"
        alignItems="start"
        css={{ [widePage]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } }}
        // The address and the payment stand beside the delivery steps, so that an order of a few items takes one sheet. The list of
        // items starts on the first sheet and continues on the next.
        _print={{
          gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
          '& > :not(:nth-of-type(2)), & dl': { breakInside: 'avoid' },
          '& > :nth-of-type(2)': { order: 1, gridColumn: '1 / -1' },
        }}
      >
        <CardPanel css={{ [widePage]: { gridRow: 'span 2' } }}>
          <Heading size="h3">{words.next}</Heading>
          <Timeline order={order} />
        </CardPanel>
        <CardPanel>
          <Heading size="h3" mb="4">
            {words.items}
          </Heading>
          <OrderItems items={order.items} currency={order.currency} />
          <TotalsList totals={order.totals} currency={order.currency} />
        </CardPanel>
        <CardPanel>
          <OrderFacts order={order} addressLabel={words.deliveryAddress} paymentLabel={words.paidWith} />
        </CardPanel>
      </Grid>
      <Flex wrap="wrap" gap="3" mt="8" _print={{ display: 'none' }}>
        <ButtonLink to="/" size="lg">
          {words.continue}
        </ButtonLink>
        <ButtonLink to="/profile/orders" size="lg" variant="outline">
          {words.history}
        </ButtonLink>
      </Flex>
    </>
  )
}

/** The delivery steps of an order. */
const Timeline = ({ order }: { readonly order: Order }) => {
  const { steps, stepNotes } = useTexts(confirmationTexts)
  const { date } = useFormat()
  return (
    <ChakraTimeline.Root as="ol" recipe={timelineRecipe}>
      <Step icon={check} title={steps.confirmed} note={date(new Date(order.orderDate))} isDone />
      <Step icon={clock} title={steps.processing} note={stepNotes.processing} />
      <Step icon={truck} title={steps.shipping} note={stepNotes.shipping} />
      <Step icon={pin} title={steps.delivery} note={date(deliveryDate(order))} />
    </ChakraTimeline.Root>
  )
}

type StepProps = {
  readonly icon: IconShape
  readonly title: string
  readonly note: string
  readonly isDone?: boolean
}

const Step = ({ icon, title, note, isDone }: StepProps) => (
  <ChakraTimeline.Item as="li" data-done={isDone}>
    <ChakraTimeline.Connector data-connector />
    <ChakraTimeline.Indicator>
      <Icon of={icon} />
    </ChakraTimeline.Indicator>
    <div>
      <ChakraTimeline.Title as="p">{title}</ChakraTimeline.Title>
      <ChakraTimeline.Description as="p">{note}</ChakraTimeline.Description>
    </div>
  </ChakraTimeline.Item>
)

const ReceiptButtons = ({ order }: { readonly order: Order }) => {
  const words = useTexts(confirmationTexts)
  const orders = useShopActor('orders')
  const save = useReceipt(order)
  return (
    <>
      <Button variant="quiet" onClick={() => orders.send({ type: 'order.print' })}>
        <Icon of={print} />
        {words.print}
      </Button>
      <Button variant="quiet" onClick={save}>
        <Icon of={download} />
        {words.download}
      </Button>
    </>
  )
}

const MissingOrder = () => {
  const words = useTexts(confirmationTexts)
  return (
    <EmptyState
      headingAs="h1"
      art={<ParcelDrawing />}
      title={words.missingTitle}
      action={
        <>
          <ButtonLink to="/profile/orders">{words.history}</ButtonLink>
          <ButtonLink to="/" variant="outline">
            {words.continue}
          </ButtonLink>
        </>
      }
    >
      {words.missing}
    </EmptyState>
  )
}
