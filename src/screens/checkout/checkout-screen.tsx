import { useSelector } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { checkoutWith } from '../../../machines/checkout/checkout.effects.ts'
import type { checkoutMachine } from '../../../machines/checkout/checkout.machine.ts'
import type { User } from '../../../machines/domain/user.ts'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { CardPanel } from '../../components/card-panel.tsx'
import { BesideSummary } from '../../components/order-summary.tsx'
import { Page, PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useScreen, useShopSelector } from '../../components/shop-context.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutUnavailable } from './checkout-unavailable.tsx'

type Snapshot = SnapshotFrom<typeof checkoutMachine>

const userIn = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user
const formIn = ({ children }: Snapshot) => children.form
const isUnavailable = (snapshot: Snapshot) => snapshot.matches('unavailable')
const isPlaced = (snapshot: Snapshot) => snapshot.matches('placed')

export const Screen = () => {
  const words = useTexts(checkoutTexts)
  const user = useShopSelector('session', userIn)
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
