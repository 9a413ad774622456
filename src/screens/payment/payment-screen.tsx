import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'
import { AccountLayout } from '../../parts/account-layout.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useShown } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import { PaymentMethods } from './payment-methods.tsx'

const userOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user

export const Screen = () => {
  const words = useTexts(paymentTexts)
  const user = useShown('session', userOf)
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      {user ? <PaymentMethods key={user.id} owner={user.id} /> : <PageHeading>{words.title}</PageHeading>}
    </AccountLayout>
  )
}
