import { cartLineTexts, cartTexts } from '../../i18n/en/cart.ts'
import { ButtonLink } from '../../parts/button-link.tsx'
import { CartDrawing } from '../../parts/drawing-cart.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const EmptyCart = () => {
  const words = useTexts(cartTexts)
  return (
    <EmptyState
      art={<CartDrawing />}
      title={useTexts(cartLineTexts).emptyTitle}
      action={
        <ButtonLink to="/products" size="lg">
          {words.continue}
        </ButtonLink>
      }
    >
      {words.empty}
    </EmptyState>
  )
}
