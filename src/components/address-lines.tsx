import type { ShippingAddress } from '../../machines/domain/order.ts'
import { isCountry } from '../../machines/domain/settings.ts'
import { countryTexts } from '../i18n/en/forms.ts'
import { useTexts } from './use-texts.ts'

/** An address in postal format. */
export const AddressLines = ({ address }: { readonly address: ShippingAddress }) => (
  <span style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
    {useAddressLines(address).join('\n')}
  </span>
)

export function useAddressLines(address: ShippingAddress): string[] {
  const countries = useTexts(countryTexts)
  const { firstName, lastName, city, state, zipCode, country } = address
  return [
    [firstName, lastName],
    [address.address],
    [[city, [state, zipCode].filter(Boolean).join(' ')].filter(Boolean).join(', ')],
    [isCountry(country) ? countries[country] : country],
  ]
    .map((parts) => parts.filter(Boolean).join(' '))
    .filter(Boolean)
}
