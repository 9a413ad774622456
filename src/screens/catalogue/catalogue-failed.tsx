import { catalogueTexts } from '../../i18n/en/catalogue.ts'
import { Button } from '../../parts/button.tsx'
import { OfflineDrawing } from '../../parts/drawing-offline.tsx'
import { EmptyState } from '../../parts/empty-state.tsx'
import { useShopActor } from '../../parts/shop-context.tsx'
import { useTexts } from '../../parts/use-texts.ts'
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
