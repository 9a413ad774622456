import { Button } from '../../components/button.tsx'
import { OfflineDrawing } from '../../components/drawings.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { useShopActor } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import type { Failure } from './catalogue-shown.ts'

export const CatalogueFailed = ({ failure }: { readonly failure: Failure }) => {
  const words = useTexts(catalogueTexts)
  const catalogue = useShopActor('catalogue')
  return (
    <EmptyState
      art={<OfflineDrawing />}
      title={failure === 'failed' ? words.errorTitle : words.categoriesTitle}
      role="alert"
      action={<Button onClick={() => catalogue.send({ type: 'catalogue.retry' })}>{words.retry}</Button>}
    >
      {failure === 'failed' ? words.error : words.categoriesError}
    </EmptyState>
  )
}
