import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'
import { PaymentMethods } from './payment-methods.tsx'

const userOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user

export const Screen = () => {
  const words = useTexts(paymentTexts)
  const user = useShopSelector('session', userOf)
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      {user ? <PaymentMethods key={user.id} owner={user.id} /> : <PageHeading>{words.title}</PageHeading>}
    </AccountLayout>
  )
}
