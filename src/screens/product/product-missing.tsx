import { ButtonLink } from '../../components/button-link.tsx'
import { SearchDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

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
