import { acceptedBrands } from '../../../machines/domain/card.ts'
import { CardBrandMark } from '../../components/card-brand.tsx'
import { Icon } from '../../components/icon.tsx'
import { lock } from '../../components/icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { cartTexts } from '../../i18n/en/cart.ts'

export const AcceptedCards = () => {
  const words = useTexts(cartTexts)
  return (
    <div className="sc-cart-accepted">
      <p>{words.accepted}</p>
      <div>
        {acceptedBrands.map((brand) => (
          <CardBrandMark key={brand} brand={brand} />
        ))}
      </div>
      <p>
        <Icon of={lock} size="1rem" />
        {words.secure}
      </p>
    </div>
  )
}
