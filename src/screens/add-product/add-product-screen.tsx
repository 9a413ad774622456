import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { AccountLayout } from '../../components/account-layout.tsx'
import { PageHeading } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useShopSelector } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { ProductEditor } from './product-editor.tsx'

const userOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user

export const Screen = () => {
  const words = useTexts(addProductTexts)
  const user = useShopSelector('session', userOf)
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      {user ? <ProductEditor key={user.id} user={user} /> : <PageHeading>{words.title}</PageHeading>}
    </AccountLayout>
  )
}
