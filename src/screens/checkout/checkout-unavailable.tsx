import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { BrokenDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'

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
