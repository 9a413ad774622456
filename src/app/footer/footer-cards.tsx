import { acceptedBrands } from '../../../machines/domain/card.ts'
import { CardBrandMark } from '../../components/card-brand.tsx'

export const FooterCards = () => (
  <ul className="sc-footer-marks">
    {acceptedBrands.map((brand) => (
      <li key={brand}>
        <CardBrandMark brand={brand} />
      </li>
    ))}
  </ul>
)
