import { amount } from '../fixtures/amount.ts'

/** As many as there is time for, from all over the list; all of them in the long form. */
export function sample<T>(list: readonly T[], short: number): T[] {
  const wanted = Math.min(list.length, amount(short, list.length))
  return list.filter(
    (_, at) => Math.floor((at * wanted) / list.length) !== Math.floor(((at - 1) * wanted) / list.length),
  )
}
