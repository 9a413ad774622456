import { Grid, VisuallyHidden } from '@chakra-ui/react'
import { useSelector } from '@xstate/react'
import type { CheckoutActor } from '../../../machines/checkout/checkout.machine.ts'
import { canBeBought } from '../../../machines/domain/cart.ts'
import { rates, totalsOf } from '../../../machines/domain/money.ts'
import { itemsOf, subtotalOf } from '../../../machines/domain/order.ts'
import { Banner } from '../../components/banner.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { Form, type FormRef } from '../../components/form.tsx'
import { SubmitButton } from '../../components/form-fields.tsx'
import { OrderItems } from '../../components/order-items.tsx'
import { BesideSummary, OrderSummary } from '../../components/order-summary.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useCurrency, useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { CheckoutTrouble } from './checkout-trouble.tsx'
import { ContactFields } from './contact-fields.tsx'
import { DeliveryFields } from './delivery-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'

type Props = { readonly checkout: CheckoutActor; readonly form: FormRef }

export const CheckoutForm = ({ checkout, form }: Props) => {
  const words = useTexts(checkoutTexts)
  return (
    <Form form={form} label={words.form} labels={words.fields} gap="6">
      <BesideSummary>
        <Grid templateColumns="minmax(0, 1fr)" gap="5">
          <ContactFields />
          <DeliveryFields checkout={checkout} />
          <PaymentFields checkout={checkout} />
        </Grid>
        <Sum checkout={checkout} form={form} />
      </BesideSummary>
    </Form>
  )
}

const Sum = ({ checkout, form }: Props) => {
  const words = useTexts(checkoutTexts)
  const lines = useShopSelector('cart', ({ context }) => context.shown.lines)
  const currency = useCurrency()
  const items = itemsOf(lines, rates[currency])
  const isBlocked = lines.length > 0 && !canBeBought({ lines })
  const busy = useSelector(form, (snapshot) => snapshot.hasTag('busy'))
  return (
    <OrderSummary
      items={<OrderItems items={items} currency={currency} />}
      totals={totalsOf(subtotalOf(items))}
      currency={currency}
    >
      <CheckoutTrouble checkout={checkout} />
      {isBlocked ? <Banner tone="warning">{words.blocked}</Banner> : null}
      <SubmitButton label={words.place} busyLabel={words.processing} size="lg" block disabled={isBlocked} />
      <VisuallyHidden role="status">{busy ? words.processingNote : ''}</VisuallyHidden>
      <ButtonLink to="/cart" variant="ghost" block>
        {words.back}
      </ButtonLink>
    </OrderSummary>
  )
}
