import { memo } from 'react'
import { Anchor } from './anchor.tsx'
import { Icon } from './icon.tsx'
import { heart, plus } from './icons.ts'
import { PriceText } from './price-text.tsx'
import { ProductImage } from './product-image.tsx'
import './product-card.css'
import { RatingStars } from './rating-stars.tsx'

export type ProductCardProps = {
  readonly id: number
  readonly to: string
  readonly title: string
  readonly category: string
  readonly image: string
  readonly price: string
  readonly rating: number
  readonly ratingLabel: string
  readonly ratingText?: string | undefined
  /** The language of the title, where it is not the page's. */
  readonly lang?: string | undefined
  /** The same of the category: the shop's own have names in every language. */
  readonly categoryLang?: string | undefined
  readonly wished: boolean
  readonly wishLabel: string
  readonly addLabel: string
  readonly addText: string
  /** Says so, and takes the add button away. */
  readonly soldOutText?: string | undefined
  /** Marks a product that was just added. */
  readonly newText?: string | undefined
  readonly headingAs?: 'h2' | 'h3' | undefined
  /** Loads the picture at once: the first row. */
  readonly eager?: boolean | undefined
  readonly onAdd: (id: number) => void
  readonly onToggleWish: (id: number) => void
}

const Card = (props: ProductCardProps) => {
  const { id, title, lang, headingAs: Title = 'h3', soldOutText, newText, onAdd, onToggleWish } = props
  return (
    <article
      className="sc-card"
      data-new={newText ? '' : undefined}
      data-sold-out={soldOutText ? '' : undefined}
    >
      <div className="sc-card-body">
        <p className="sc-card-category" lang={props.categoryLang}>
          {props.category}
        </p>
        <Title className="sc-card-title" lang={lang}>
          <Anchor to={props.to} className="sc-card-link">
            {title}
          </Anchor>
        </Title>
        <div className="sc-card-foot">
          <PriceText>{props.price}</PriceText>
          <RatingStars value={props.rating} label={props.ratingLabel} text={props.ratingText} />
        </div>
      </div>
      <div className="sc-card-window">
        <ProductImage src={props.image} alt="" eager={props.eager} className="sc-card-picture" />
        {soldOutText || newText ? (
          <p className="sc-card-flag" data-kind={soldOutText ? 'sold-out' : 'new'}>
            {soldOutText ?? newText}
          </p>
        ) : null}
        <button
          type="button"
          className="sc-card-heart"
          aria-label={props.wishLabel}
          aria-pressed={props.wished}
          onClick={() => onToggleWish(id)}
        >
          <Icon of={heart} filled={props.wished} size="1.25rem" />
        </button>
        {soldOutText ? null : (
          <button type="button" className="sc-card-add" aria-label={props.addLabel} onClick={() => onAdd(id)}>
            <Icon of={plus} size="1.125rem" />
            <span aria-hidden="true">{props.addText}</span>
          </button>
        )}
      </div>
    </article>
  )
}

/** A product in a grid. Static classes only: it is mounted and scrolled by the thousand. */
export const ProductCardView = memo(Card)
