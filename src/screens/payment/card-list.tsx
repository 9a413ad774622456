import { isExpired } from '../../../machines/domain/card.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { CardBrandMark, useBrandName } from '../../components/card-brand.tsx'
import { CardDrawing } from '../../components/drawing-card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Icon } from '../../components/icon.tsx'
import { trash } from '../../components/icons.ts'
import { Skeleton } from '../../components/skeleton.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { cardTexts } from '../../i18n/en/account.ts'
import { paymentTexts } from '../../i18n/en/checkout.ts'

type Handlers = {
  readonly now: number
  readonly onSetDefault: (card: SavedCard) => void
  readonly onRemove: (card: SavedCard) => void
}

type Props = Handlers & { readonly cards: readonly SavedCard[]; readonly loading: boolean }

export const CardList = ({ cards, loading, ...handlers }: Props) => {
  const words = useTexts(paymentTexts)
  if (loading) return <Skeleton height="11rem" shape="square" />
  if (cards.length === 0)
    return (
      <EmptyState art={<CardDrawing />} title={words.empty}>
        <p>{words.emptyText}</p>
      </EmptyState>
    )
  return (
    <ul className="payment-cards" aria-label={words.list}>
      {cards.map((card) => (
        <Card key={card.id} card={card} {...handlers} />
      ))}
    </ul>
  )
}

const Card = ({ card, now, onSetDefault, onRemove }: Handlers & { readonly card: SavedCard }) => {
  const words = useTexts(paymentTexts)
  const { masked, expires, expired } = useTexts(cardTexts)
  const brand = useBrandName(card.brand)
  const which = <span className="visually-hidden">{` ${words.which(brand, card.last4)}`}</span>
  const isOver = isExpired(card.expiryDate, now)
  return (
    <li className="payment-card" data-default={card.isDefault || undefined}>
      <div className="payment-card-head">
        <CardBrandMark brand={card.brand} decorative />
        <span>{brand}</span>
        <span className="payment-card-marks">
          {card.isDefault ? <Badge tone="positive">{words.default}</Badge> : null}
          {card.sample ? <Badge tone="info">{words.sample}</Badge> : null}
        </span>
      </div>
      <p className="payment-card-number">{masked(card.last4)}</p>
      <p className="payment-card-facts">
        <span>{card.cardHolder}</span>
        <span data-expired={isOver || undefined}>
          {isOver ? expired(card.expiryDate) : expires(card.expiryDate)}
        </span>
      </p>
      <div className="payment-card-actions">
        {card.isDefault ? null : (
          <Button variant="outline" size="sm" onClick={() => onSetDefault(card)}>
            {words.setDefault}
            {which}
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={() => onRemove(card)}>
          <Icon of={trash} size="1.125rem" />
          {words.remove}
          {which}
        </Button>
      </div>
    </li>
  )
}
