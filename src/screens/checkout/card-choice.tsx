import { useId } from 'react'
import type { CheckoutActor } from '../../../machines/checkout/checkout.machine.ts'
import { newCard } from '../../../machines/checkout/checkout.ts'
import { isExpired } from '../../../machines/domain/card.ts'
import type { SavedCard } from '../../../machines/domain/saved-cards.ts'
import { CardBrandMark, useBrandName } from '../../components/card-brand.tsx'
import { useShop } from '../../components/shop-context.tsx'
import { useTexts } from '../../components/use-texts.ts'
import { cardTexts } from '../../i18n/en/account.ts'
import { checkoutTexts } from '../../i18n/en/checkout.ts'

type Props = {
  readonly checkout: CheckoutActor
  readonly cards: readonly SavedCard[]
  readonly chosen: SavedCard | undefined
}

/** A new card or a saved one, which replaces the number, expiry and name fields. */
export const CardChoice = ({ checkout, cards, chosen }: Props) => {
  const words = useTexts(checkoutTexts)
  const titleId = useId()
  const { now } = useShop().ports.clock
  const choose = (card: string) => checkout.send({ type: 'checkout.card.chosen', card })
  return (
    <div role="radiogroup" aria-labelledby={titleId} className="sc-card-choice">
      <p id={titleId}>{words.payWith}</p>
      <Choice name={titleId} isChosen={!chosen} onChoose={() => choose(newCard)}>
        <CardBrandMark brand="" />
        <span>{words.newCard}</span>
      </Choice>
      {cards.map((card) => (
        <Choice
          key={card.id}
          name={titleId}
          isChosen={card.id === chosen?.id}
          isDisabled={isExpired(card.expiryDate, now())}
          onChoose={() => choose(card.id)}
        >
          <SavedCardWords card={card} />
        </Choice>
      ))}
    </div>
  )
}

type ChoiceProps = {
  readonly name: string
  readonly isChosen: boolean
  readonly isDisabled?: boolean
  readonly onChoose: () => void
  readonly children: React.ReactNode
}

const Choice = ({ name, isChosen, isDisabled, onChoose, children }: ChoiceProps) => (
  <label className="sc-card-choice-item">
    <input type="radio" name={name} checked={isChosen} disabled={isDisabled} onChange={onChoose} />
    {children}
  </label>
)

const SavedCardWords = ({ card }: { readonly card: SavedCard }) => {
  const words = useTexts(cardTexts)
  const { now } = useShop().ports.clock
  const brand = useBrandName(card.brand)
  const say = isExpired(card.expiryDate, now()) ? words.expired : words.expires
  return (
    <>
      <CardBrandMark brand={card.brand} decorative />
      <span>{words.ending(brand, card.last4)}</span>{' '}
      <span className="sc-card-choice-facts">
        {card.sample ? `${words.sample} · ` : ''}
        {say(card.expiryDate)}
      </span>
    </>
  )
}
