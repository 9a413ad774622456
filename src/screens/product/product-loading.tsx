import { Box } from '@chakra-ui/react'
import { Page } from '../../components/page.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'
import { Facts, ProductMain } from './product-main.tsx'

export const ProductLoading = () => {
  const words = useTexts(productTexts)
  return (
    <Page aria-busy="true">
      <PageHead title={words.loading} hidden />
      <h1 className="visually-hidden" tabIndex={-1}>
        {words.loading}
      </h1>
      <ProductMain aria-hidden="true">
        <Box aspectRatio="1">
          <Skeleton shape="square" width="100%" height="100%" />
        </Box>
        <Facts>
          <Skeleton width="30%" height="1.5rem" />
          <Skeleton width="80%" height="3rem" />
          <Skeleton width="40%" height="2rem" />
          <Skeleton width="100%" height="8rem" />
        </Facts>
      </ProductMain>
    </Page>
  )
}
