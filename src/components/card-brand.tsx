import { chakra } from '@chakra-ui/react'
import { type CardBrand, isAccepted } from '../../machines/domain/card.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { brandDrawings, plateOf, someCard } from './card-brand-drawings.tsx'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly brand: string
  /** Where the brand's name stands beside it. */
  readonly decorative?: boolean | undefined
  readonly width?: string | undefined
}

/** The mark of a card's brand, drawn; a plain card where the brand is not known. */
export const CardBrandMark = ({ brand, decorative = false, width = '2.75rem' }: Props) => {
  const name = useBrandName(brand)
  const known = isAccepted(brand) ? brand : undefined
  const isSilent = decorative || known === undefined
  return (
    <chakra.svg
      data-brand={known}
      width={width}
      viewBox="0 0 48 30"
      role={isSilent ? undefined : 'img'}
      aria-label={isSilent ? undefined : name}
      aria-hidden={isSilent || undefined}
      focusable="false"
    >
      <rect {...plateOf(known)} strokeWidth="1.5" x="0.75" y="0.75" width="46.5" height="28.5" rx="4.5" />
      {known ? brandDrawings[known] : someCard}
    </chakra.svg>
  )
}

export function useBrandName(brand: string): string {
  const words = useTexts(cardTexts)
  return isAccepted(brand) ? words.brands[brand satisfies CardBrand] : words.unknownBrand
}
