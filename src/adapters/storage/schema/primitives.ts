import * as v from 'valibot'

/** Longest texts that are kept: names and titles, and those that may be addresses or descriptions. */
export const wordsLimit = 2_000
export const proseLimit = 100_000
export const priceLimit = 1_000_000_000

export const words = v.pipe(v.string(), v.maxLength(wordsLimit))
export const prose = v.pipe(v.string(), v.maxLength(proseLimit))
export const name = v.pipe(words, v.nonEmpty())
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const price = v.pipe(count, v.maxValue(priceLimit))
export const moment = v.pipe(v.number(), v.finite())
export const list = v.array(v.unknown())
