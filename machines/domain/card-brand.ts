/** Twelve digits would do for some brands; the shop takes those of sixteen, and American Express of fifteen. */
export const acceptedBrands = ['visa', 'mastercard', 'american-express', 'discover'] as const
export type CardBrand = (typeof acceptedBrands)[number]

export function isAccepted(brand: string): brand is CardBrand {
  return acceptedBrands.some((accepted) => accepted === brand)
}
