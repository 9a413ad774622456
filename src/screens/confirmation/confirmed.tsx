import { Flex, Grid } from '@chakra-ui/react'
import type { Order } from '../../../machines/domain/order.ts'
import { ButtonLink } from '../../components/button-link.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { Heading } from '../../components/heading.tsx'
import { OrderFacts } from '../../components/order-facts.tsx'
import { OrderItems } from '../../components/order-items.tsx'
import { TotalsList } from '../../components/order-summary.tsx'
import { PageHeading } from '../../components/page.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'
import { ReceiptButtons } from './receipt-buttons.tsx'
import { Timeline } from './timeline.tsx'

export const Confirmed = ({ order }: { readonly order: Order }) => {
  const words = useTexts(confirmationTexts)
  return (
    <>
      <PageHeading lead={words.number(order.number)} aside={<ReceiptButtons order={order} />}>
        {words.title}
      </PageHeading>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 7fr)' }}
        gap="5"
        alignItems="start"
        _print={{ display: 'block', '& > *': { mb: '4', breakInside: 'avoid' } }}
      >
        <CardPanel gridRow={{ lg: 'span 2' }}>
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
          <OrderFacts order={order} goesTo={words.goesTo} paidWith={words.paidWith} />
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
