import './price-text.css'

type Props = {
  /** Already formatted for language and currency. */
  readonly children: string
  readonly size?: 'sm' | 'md' | 'lg' | undefined
  readonly tone?: 'default' | 'sale' | 'muted' | undefined
}

export const PriceText = ({ children, size = 'md', tone = 'default' }: Props) => (
  <span className="sc-price" data-size={size} data-tone={tone}>
    {children}
  </span>
)
