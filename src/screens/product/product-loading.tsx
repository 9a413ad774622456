import { productTexts } from '../../i18n/en/product.ts'
import { Page } from '../../parts/page.tsx'
import { PageHead } from '../../parts/page-head.tsx'
import { Skeleton } from '../../parts/skeleton.tsx'
import { useTexts } from '../../parts/use-texts.ts'
import './product.css'

export const ProductLoading = () => {
  const words = useTexts(productTexts)
  return (
    <Page aria-busy="true">
      <PageHead title={words.loading} hidden />
      <h1 className="visually-hidden" tabIndex={-1}>
        {words.loading}
      </h1>
      <div className="product-main" aria-hidden="true">
        <Skeleton shape="square" width="100%" height="auto" />
        <div className="product-facts">
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="80%" height="3rem" />
          <Skeleton width="40%" height="2rem" />
          <Skeleton width="100%" height="8rem" />
        </div>
      </div>
    </Page>
  )
}
