import './product-card.css'
import './skeleton.css'

/** Holds a card's place while products load. */
export const ProductSkeleton = () => (
  <div className="sc-card sc-card-skeleton" data-testid="product-skeleton" aria-hidden="true">
    <div className="sc-card-body">
      <span className="sc-skeleton" style={{ width: '34%', height: '0.75rem' }} />
      <span className="sc-skeleton" style={{ width: '86%', height: '1rem', marginTop: '0.375rem' }} />
      <span className="sc-skeleton" style={{ width: '40%', height: '1.25rem' }} />
    </div>
    <div className="sc-card-window sc-skeleton" data-shape="square" />
  </div>
)
