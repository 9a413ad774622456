import { productTexts } from '../../i18n/en/product.ts'
import { Button } from '../../parts/button.tsx'
import { ButtonLink } from '../../parts/button-link.tsx'
import { BrokenDrawing } from '../../parts/drawing-broken.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const ProductFailed = ({ onRetry }: { readonly onRetry: () => void }) => {
  const words = useTexts(productTexts)
  return (
    <Page>
      <PageHead title={words.errorTitle} hidden />
      <EmptyState
        art={<BrokenDrawing />}
        title={words.errorTitle}
        headingAs="h1"
        role="alert"
        action={
          <>
            <Button onClick={onRetry}>{words.retry}</Button>
            <ButtonLink to="/products" variant="outline">
              {words.back}
            </ButtonLink>
          </>
        }
      >
        {words.error}
      </EmptyState>
    </Page>
  )
}
