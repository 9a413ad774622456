import { Button } from '../../components/button.tsx'
import { ButtonLink } from '../../components/button-link.tsx'
import { BrokenDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

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
