import './rating-stars.css'

type Props = {
  /** 0 to 5. */
  readonly value: number
  /** The accessible name: value and number of reviews. */
  readonly label: string
  /** The text next to the stars. */
  readonly text?: string | undefined
  readonly size?: 'sm' | 'md' | undefined
}

export const RatingStars = ({ value, label, text, size = 'sm' }: Props) => (
  <span className="sc-rating" data-size={size}>
    <span className="sc-rating-stars" role="img" aria-label={label}>
      <span style={{ width: `${Math.round(value * 20)}%` }} />
    </span>
    {text ? (
      <span className="sc-rating-text" aria-hidden="true">
        {text}
      </span>
    ) : null}
  </span>
)
