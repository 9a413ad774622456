import { Grid, VisuallyHidden } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import { useEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { checkoutWith } from '../../../machines/checkout/checkout.effects.ts'
import type { CheckoutActor, checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import { hasUnavailableLines, isEmptyCart, totalsOf } from '../../../machines/domain/cart.ts'
import { rates } from '../../../machines/domain/money.ts'
import { itemsOf } from '../../../machines/domain/order.ts'
import type { User } from '../../../machines/domain/user.ts'
import { Banner } from '../../components/banner.tsx'
import { Button, ButtonLink } from '../../components/button.tsx'
import { CardPanel } from '../../components/card-panel.tsx'
import { BrokenDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Form, type FormRef } from '../../components/form.tsx'
import { SubmitButton } from '../../components/form-fields.tsx'
import { OrderItems } from '../../components/order-items.tsx'
import { BesideSummary, OrderSummary } from '../../components/order-summary.tsx'
import { Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useScreen, useShopSelector, useUser } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useCurrency, useTexts } from '../../components/use-texts.ts'
import { cartLineTexts } from '../../i18n/en/cart.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { ContactFields, DeliveryFields } from './customer-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

const formIn = ({ children }: Snapshot) => children.form
const isUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable')
const isPlaced = (snapshot: Snapshot) => snapshot.matches('placed')

export const Screen = () => {
  const words = useTexts(checkoutTexts)
  const user = useUser()
  return (
    <Page>
      <PageHead title={words.title} hidden />
      <PageHeading>{words.title}</PageHeading>
      {user ? <Checkout key={user.id} user={user} /> : <CheckoutLoading />}
    </Page>
  )
}

const Checkout = ({ user }: { readonly user: User }) => {
  const words = useTexts(checkoutTexts)
  const checkout = useScreen('checkout', checkoutWith, { user })
  const form = useSelector(checkout, formIn)
  const unavailable = useSelector(checkout, isUnavailable)
  const placed = useSelector(checkout, isPlaced)
  if (unavailable) return <CheckoutUnavailable onRetry={() => checkout.send({ type: 'checkout.retry' })} />
  if (placed) return <p role="status">{words.placed}</p>
  return form ? <CheckoutForm checkout={checkout} form={form} /> : <CheckoutLoading />
}

const CheckoutLoading = () => (
  <BesideSummary aria-hidden="true">
    <CardPanel display="grid" gap="6">
      {['6rem', '12rem', '14rem'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </CardPanel>
    <Skeleton height="24rem" shape="square" />
  </BesideSummary>
)

type Props = { readonly checkout: CheckoutActor; readonly form: FormRef }

const CheckoutForm = ({ checkout, form }: Props) => {
  const words = useTexts(checkoutTexts)
  return (
    <Form form={form} label={words.form} labels={words.fields} gap="6">
      <BesideSummary>
        <Grid templateColumns="minmax(0, 1fr)" gap="5">
          <ContactFields />
          <DeliveryFields checkout={checkout} />
          <PaymentFields checkout={checkout} />
        </Grid>
        <CheckoutSummary checkout={checkout} form={form} />
      </BesideSummary>
    </Form>
  )
}

const CheckoutSummary = ({ checkout, form }: Props) => {
  const words = useTexts(checkoutTexts)
  const { emptyTitle } = useTexts(cartLineTexts)
  const lines = useShopSelector('cart', ({ context }) => context.shown.lines)
  const currency = useCurrency()
  const items = itemsOf(lines, rates[currency])
  const isBlocked = hasUnavailableLines({ lines })
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  // Another tab has cleared the cart or placed an order.
  const isEmpty = isEmptyCart({ lines }) && !busy
  return (
    <OrderSummary
      items={<OrderItems items={items} currency={currency} />}
      totals={totalsOf({ lines }, rates[currency])}
      currency={currency}
    >
      <CheckoutTrouble checkout={checkout} />
      {isBlocked ? <Banner tone="warning">{words.blocked}</Banner> : null}
      {isEmpty ? <Banner tone="warning">{emptyTitle}</Banner> : null}
      <SubmitButton
        label={words.place}
        busyLabel={words.processing}
        size="lg"
        block
        disabled={isBlocked || busy}
      />
      <VisuallyHidden role="status">{busy ? words.processingNote : ''}</VisuallyHidden>
      <ButtonLink to="/cart" variant="ghost" block>
        {words.back}
      </ButtonLink>
    </OrderSummary>
  )
}

const CheckoutUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useTexts(checkoutTexts)
  return (
    <EmptyState
      role="alert"
      art={<BrokenDrawing />}
      title={words.unavailable}
      action={
        <>
          <Button onClick={onRetry}>{words.retry}</Button>
          <ButtonLink to="/cart" variant="outline">
            {words.back}
          </ButtonLink>
        </>
      }
    >
      {words.unavailableText}
    </EmptyState>
  )
}

const failureIn = (snapshot: Snapshot) =>
  (['declined', 'notSaved', 'changed', 'cardRemoved'] as const).find((tag) => snapshot.hasTag(tag))

/** Explains why the order was not placed. Takes the focus, because the pressed button was removed. */
const CheckoutTrouble = ({ checkout }: { readonly checkout: CheckoutActor }) => {
  const words = useTexts(checkoutTexts)
  const failure = useSelector(checkout, failureIn)
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure) frame.current?.focus()
  }, [failure])
  if (!failure) return null
  const review =
    failure === 'changed' ? (
      <Button size="sm" variant="quiet" onClick={() => checkout.send({ type: 'checkout.retry' })}>
        {words.review}
      </Button>
    ) : null
  return (
    <div ref={frame} tabIndex={-1}>
      <Banner tone="negative" role="alert" action={review}>
        {words[failure]}
      </Banner>
    </div>
  )
}
