import { ButtonLink } from '../../components/button-link.tsx'
import { ParcelDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { confirmationTexts } from '../../i18n/en/checkout.ts'

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
