import { CardPanel } from '../../components/card-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

export const CheckoutLoading = () => (
  <div className="sc-beside-summary" aria-hidden="true">
    <CardPanel className="sc-checkout-loading">
      {['6rem', '12rem', '14rem'].map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </CardPanel>
    <Skeleton height="24rem" shape="square" />
  </div>
)
