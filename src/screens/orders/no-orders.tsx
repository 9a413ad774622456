import { ordersTexts } from '../../i18n/en/account.ts'
import { ButtonLink } from '../../parts/button-link.tsx'
import { ParcelDrawing } from '../../parts/drawing-parcel.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useTexts } from '../../parts/use-texts.ts'

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
