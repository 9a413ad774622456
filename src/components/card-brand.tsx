import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { type CardBrand, isAccepted } from '../../machines/domain/card.ts'
import { cardTexts } from '../i18n/en/account.ts'
import { useTexts } from './use-texts.ts'

type Props = {
  readonly brand: string
  /** Hides the mark from assistive technology, for use next to the brand's name. */
  readonly decorative?: boolean | undefined
  readonly width?: string | undefined
}

/** A drawing of the brand's mark on a card, or of a plain card if the brand is unknown. */
export const CardBrandMark = ({ brand, decorative = false, width = '2.75rem' }: Props) => {
  const name = useBrandName(brand)
  const known = isAccepted(brand) ? brand : undefined
  const isDecorative = decorative || known === undefined
  return (
    <chakra.svg
      data-brand={known}
      width={width}
      viewBox="0 0 48 30"
      role={isDecorative ? undefined : 'img'}
      aria-label={isDecorative ? undefined : name}
      aria-hidden={isDecorative || undefined}
      focusable="false"
    >
      <rect {...plateOf(known)} strokeWidth="1.5" x="0.75" y="0.75" width="46.5" height="28.5" rx="4.5" />
      {known ? brandDrawings[known] : plainCard}
    </chakra.svg>
  )
}

export function useBrandName(brand: string): string {
  const words = useTexts(cardTexts)
  return isAccepted(brand) ? words.brands[brand satisfies CardBrand] : words.unknownBrand
}

const paint = (name: string) => `var(--sc-colors-${name})`
const letters = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const
const bold = { ...letters, stroke: paint('dusk'), strokeWidth: 2.8 }
const inverse = { ...letters, stroke: paint('white'), strokeWidth: 1.9 }
const thin = { ...letters, stroke: paint('ink'), strokeWidth: 1.5 }
const faint = { ...letters, stroke: paint('fg-subtle'), strokeWidth: 2.4 }

const white = { fill: paint('white'), stroke: paint('border-default') }

/** The background of the card, under the letters of the brand. */
const plateOf = (brand: CardBrand | undefined) => {
  if (brand === undefined) return { ...white, fill: paint('bg-sunken') }
  return brand === 'american-express' ? { fill: paint('dusk'), stroke: paint('dusk') } : white
}

const brandDrawings: Record<CardBrand, ReactNode> = {
  visa: (
    <path
      {...bold}
      transform="skewX(-14) translate(4 0)"
      d="M8 10.2 11.4 20 16 10.2M20.6 10.2V20M30 11.8c-1.1-1.5-5.4-1.7-5.4.9 0 2.8 5.7 1.7 5.7 4.7 0 3.3-5 3-6.2 1.1M33.4 20l4.4-9.8L41.6 20M35 17h5.4"
    />
  ),
  mastercard: (
    <>
      <circle fill={paint('vermilion')} cx="19.5" cy="15" r="8" />
      <circle fill={paint('saffron')} cx="28.5" cy="15" r="8" />
      <path fill={paint('clay')} d="M24 8.4a8 8 0 0 1 0 13.2 8 8 0 0 1 0-13.2z" />
    </>
  ),
  'american-express': (
    <path
      {...inverse}
      d="m6.6 19.2 3.4-8.4 3.4 8.4M8 16.6h4M16.2 19.2v-8.4l4 5.4 4-5.4v8.4M32.6 10.8h-5v8.4h5M27.6 15h4.4M35 10.8l6.6 8.4M41.6 10.8 35 19.2"
    />
  ),
  discover: (
    <>
      <path
        fill={paint('saffron')}
        d="M47.2 17.4v7.4a4.5 4.5 0 0 1-4.5 4.5H19.4c12-1.6 21.6-5.6 27.8-11.9z"
      />
      <path
        {...thin}
        d="M4 10v6.4h1.1a3.2 3.2 0 0 0 0-6.4zM10.2 10v6.4M15.2 11c-.7-1-2.8-1.1-2.8.6 0 1.8 3 1.1 3 3.1s-2.7 1.9-3.3.7M21 11.1c-1.2-1.6-4.2-1.1-4.2 2.1s3 3.7 4.2 2.1M29.2 10l2 6.4 2-6.4M37.8 10h-2.5v6.4h2.5M35.3 13.1h2.1M40.2 16.4V10h1.6a1.8 1.8 0 0 1 0 3.6h-1.6M42 13.6l1.7 2.8"
      />
      <circle fill={paint('vermilion')} cx="25.1" cy="13.2" r="3.2" />
    </>
  ),
}

const plainCard = <path {...faint} d="M1 9.5h46M7 21h9M20 21h5" />
