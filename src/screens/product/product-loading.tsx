import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'
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
