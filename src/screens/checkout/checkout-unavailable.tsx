import { checkoutTexts } from '../../i18n/en/checkout.ts'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { BrokenDrawing } from '../../parts/drawing-broken.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const CheckoutUnavailable = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useTexts(checkoutTexts)
  return (
    <EmptyState
      role="alert"
      art={<BrokenDrawing />}
      title={words.unavailable}
      action={
        <>
          <Button onClick={onRetry}>{words.retry}</Button>
          <ButtonLink to="/cart" variant="outline">
            {words.back}
          </ButtonLink>
        </>
      }
    >
      {words.unavailableText}
    </EmptyState>
  )
}
