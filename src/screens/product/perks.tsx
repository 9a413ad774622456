import { Icon } from '../../components/icon.tsx'
import { returns, shield, truck } from '../../components/icons.ts'
import { useTexts } from '../../components/use-texts.ts'
import { productTexts } from '../../i18n/en/product.ts'

const perks = [
  { key: 'shipping', icon: truck },
  { key: 'returns', icon: returns },
  { key: 'warranty', icon: shield },
] as const

export const Perks = () => {
  const words = useTexts(productTexts)
  return (
    <ul className="product-perks" aria-label={words.perks.title}>
      {perks.map(({ key, icon }) => (
        <li key={key}>
          <Icon of={icon} size="1.375rem" />
          {words.perks[key]}
        </li>
      ))}
    </ul>
  )
}
