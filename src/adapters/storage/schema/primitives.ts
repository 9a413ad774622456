import * as v from 'valibot'

/** The maximum lengths of stored texts: names and titles; addresses and descriptions. */
export const wordsLimit = 2_000
export const proseLimit = 100_000
export const priceLimit = 1_000_000_000

export const words = v.pipe(v.string(), v.maxLength(wordsLimit))
export const prose = v.pipe(v.string(), v.maxLength(proseLimit))

const ownPath = /^\/(?![/\\])[^\\\p{Cc}]*$/u

/** As for the sources' pictures: over https or from this shop, and an address that any reader of addresses can read. */
function isPicture(address: string): boolean {
  if (ownPath.test(address)) return true
  const isOurs = address.startsWith(`${globalThis.location?.origin}/`)
  return (isOurs || /^https:\/\//i.test(address)) && URL.canParse(address)
}

/** Stored records are untrusted: an invalid picture address becomes empty. */
export const picture = v.pipe(
  prose,
  v.transform((address) => (isPicture(address) ? address : '')),
)
export const pictures = v.pipe(
  v.array(picture),
  v.maxLength(100),
  v.transform((addresses) => addresses.filter(Boolean)),
)
export const name = v.pipe(words, v.nonEmpty())
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const price = v.pipe(count, v.maxValue(priceLimit))
/** Cents of any currency. */
export const cents = v.pipe(v.number(), v.integer(), v.minValue(0))
export const moment = v.pipe(v.number(), v.finite())
export const list = v.array(v.unknown())
