import './price-text.css'

type Props = {
  /** Already formatted for language and currency. */
  readonly children: string
  readonly size?: 'sm' | 'md' | 'lg' | undefined
}

export const PriceText = ({ children, size = 'md' }: Props) => (
  <span className="sc-price" data-size={size}>
    {children}
  </span>
)
