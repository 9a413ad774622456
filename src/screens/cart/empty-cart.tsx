import { ButtonLink } from '../../components/button-link.tsx'
import { CartDrawing } from '../../components/drawing-cart.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { cartLineTexts, cartTexts } from '../../i18n/en/cart.ts'

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
