import type { FieldValue, FormValues } from '../domain/form.ts'
import { Secret } from '../domain/secret.ts'
import type { FormContext } from './form.machine.ts'

/**
 * Valid values for all fields of the shop. A secret gets the sample of its kind; any other field gets the text for its name or
 * the first sample.
 */
export const samples: readonly FieldValue[] = [
  'Ada Lovelace',
  new Secret('password', 'correct horse'),
  new Secret('cardNumber', '4242 4242 4242 4242'),
  new Secret('cardCode', '123'),
]
const sampleTexts: Readonly<Record<string, string>> = {
  email: 'ada@example.com',
  expiryDate: '12/40',
  country: 'US',
  price: '19.99',
  image: 'https://example.com/lamp.png',
  avatar: 'https://example.com/ada.png',
}

function sampleFor(
  name: string,
  value: FieldValue | undefined,
  candidates: readonly FieldValue[],
): FieldValue {
  const secret = candidates.find(
    (candidate) =>
      typeof candidate === 'object' && typeof value === 'object' && candidate.kind === value.kind,
  )
  return secret ?? sampleTexts[name] ?? candidates[0] ?? ''
}

/** Replaces the values of the fields that have a problem with valid ones. */
export function withValidValues(
  { values, problems }: Pick<FormContext, 'values' | 'problems'>,
  candidates: readonly FieldValue[],
): FormValues {
  const names = Object.keys(problems)
  return {
    ...values,
    ...Object.fromEntries(names.map((name) => [name, sampleFor(name, values[name], candidates)])),
  }
}
