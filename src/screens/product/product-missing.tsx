import { productTexts } from '../../i18n/en/product.ts'
import { ButtonLink } from '../../parts/button-link.tsx'
import { SearchDrawing } from '../../parts/drawing-search.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { Page } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { useTexts } from '../../parts/use-texts.ts'

export const ProductMissing = () => {
  const words = useTexts(productTexts)
  return (
    <Page>
      <PageHead title={words.missing} hidden />
      <EmptyState
        art={<SearchDrawing />}
        title={words.missing}
        headingAs="h1"
        action={<ButtonLink to="/products">{words.back}</ButtonLink>}
      >
        {words.missingText}
      </EmptyState>
    </Page>
  )
}
