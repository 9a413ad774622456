import { CardPanel } from '../../components/card-panel.tsx'
import { Skeleton } from '../../components/skeleton.tsx'

export const CartLoading = () => (
  <div className="sc-beside-summary" aria-hidden="true">
    <CardPanel>
      <Skeleton height="7rem" />
    </CardPanel>
    <Skeleton height="20rem" shape="square" />
  </div>
)
