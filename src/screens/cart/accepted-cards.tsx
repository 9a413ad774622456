import { acceptedBrands } from '../../../machines/domain/card.ts'
import { cartTexts } from '../../i18n/en/cart.ts'
import { CardBrandMark } from '../../parts/card-brand.tsx'
import { Icon } from '../../parts/icon.tsx'
import { lock } from '../../parts/icons-deeds.ts'
import { useTexts } from '../../parts/use-texts.ts'

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
