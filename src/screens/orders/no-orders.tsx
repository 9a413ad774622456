import { ButtonLink } from '../../components/button-link.tsx'
import { ParcelDrawing } from '../../components/drawing-parcel.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { ordersTexts } from '../../i18n/en/account.ts'

export const NoOrders = () => {
  const words = useTexts(ordersTexts)
  return (
    <EmptyState
      art={<ParcelDrawing />}
      title={words.emptyTitle}
      action={<ButtonLink to="/products">{words.start}</ButtonLink>}
    >
      {words.empty}
    </EmptyState>
  )
}
