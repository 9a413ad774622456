import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '../../../machines/session/session.machine.ts'
import { addProductTexts } from '../../i18n/en/add-product.ts'
import { AccountLayout } from '../../parts/account-layout.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useShown } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import './add-product.css'
import { ProductEditor } from './product-editor.tsx'

const userOf = ({ context }: SnapshotFrom<typeof sessionMachine>) => context.user

export const Screen = () => {
  const words = useTexts(addProductTexts)
  const user = useShown('session', userOf)
  return (
    <AccountLayout>
      <PageHead title={words.title} hidden />
      {user ? <ProductEditor key={user.id} user={user} /> : <PageHeading>{words.title}</PageHeading>}
    </AccountLayout>
  )
}
