import { confirmationTexts } from '../../i18n/en/checkout.ts'
import { ButtonLink } from '../../parts/button-link.tsx'
import { ParcelDrawing } from '../../parts/drawing-parcel.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const MissingOrder = () => {
  const words = useTexts(confirmationTexts)
  return (
    <EmptyState
      headingAs="h1"
      art={<ParcelDrawing />}
      title={words.missingTitle}
      action={
        <>
          <ButtonLink to="/profile/orders">{words.history}</ButtonLink>
          <ButtonLink to="/" variant="outline">
            {words.continue}
          </ButtonLink>
        </>
      }
    >
      {words.missing}
    </EmptyState>
  )
}
