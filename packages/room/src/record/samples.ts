/** What a field means, as far as it can be told from its markup. */
export interface FieldFacts {
  /** The last word of its `autocomplete` attribute. */
  autocomplete: string
  type: string
  role: string | undefined
  /** Its label, name and id. */
  words: string
}

/** The meanings are the words of the `autocomplete` attribute, and some more for fields that need none. */
const samples = {
  'given-name': ['Sam', 'Robin'],
  'family-name': ['Sample', 'Specimen'],
  name: ['Sam Sample', 'Robin Specimen'],
  'cc-name': ['Sam Sample', 'Robin Specimen'],
  email: ['sam.sample@shop.example', 'robin.specimen@shop.example'],
  username: ['sam.sample', 'robin.specimen'],
  password: ['Sample-password-1', 'Sample-password-2'],
  tel: ['+1 202 555 0123', '+1 202 555 0145'],
  'street-address': ['1 Sample Street', '2 Sample Street'],
  'address-level2': ['Springfield', 'Fairview'],
  'address-level1': ['IL', 'CA'],
  'postal-code': ['62701', '90210'],
  'country-name': ['United States', 'Canada'],
  organization: ['Sample Company', 'Specimen Company'],
  url: ['https://shop.example/sample.svg', 'https://shop.example/specimen.svg'],
  'cc-number': ['4242 4242 4242 4242', '4111 1111 1111 1111'],
  'cc-exp': ['12/39', '11/38'],
  'cc-exp-month': ['12', '11'],
  'cc-exp-year': ['2039', '2038'],
  'cc-csc': ['123', '321'],
  bday: ['1990-01-15', '1991-02-16'],
  date: ['2039-01-15', '2039-02-16'],
  text: ['Sample text', 'Other sample text'],
} as const

export type Meaning = keyof typeof samples | 'asTyped'

const otherAutocomplete: Readonly<Record<string, Meaning>> = {
  'address-line1': 'street-address',
  'address-line2': 'street-address',
  'new-password': 'password',
  'current-password': 'password',
  'one-time-code': 'cc-csc',
  'cc-given-name': 'given-name',
  'cc-family-name': 'family-name',
  'tel-national': 'tel',
  country: 'country-name',
}
const byType: Readonly<Record<string, Meaning>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
  password: 'password',
  search: 'asTyped',
  number: 'asTyped',
  range: 'asTyped',
  color: 'asTyped',
  time: 'asTyped',
  date: 'date',
}
/** In this order: the name on a card is no card number, and an address of e-mail no address. */
const byWords: readonly (readonly [RegExp, Meaning])[] = [
  [/first.?name|given/, 'given-name'],
  [/last.?name|family|surname/, 'family-name'],
  [/name.on.card|card.?holder|holder/, 'cc-name'],
  [/card.?number|\bcard\b.*\bno\b|\bpan\b/, 'cc-number'],
  [/expir|\bexp\b/, 'cc-exp'],
  [/cvv|cvc|csc|security.?code/, 'cc-csc'],
  [/e.?mail/, 'email'],
  [/url|website|link/, 'url'],
  [/user.?name|login/, 'username'],
  [/phone|mobile|\btel\b/, 'tel'],
  [/zip|post.?code|postal/, 'postal-code'],
  [/city|town/, 'address-level2'],
  [/\bstate\b|province|region|county/, 'address-level1'],
  [/country/, 'country-name'],
  [/street|address/, 'street-address'],
  [/company|organi[sz]ation/, 'organization'],
  [/birth/, 'bday'],
  [/search|\bfind\b|quantity|\bprice\b|amount/, 'asTyped'],
  [/full.?name|your.?name|\bname\b/, 'name'],
]

const asTypedRoles = new Set(['searchbox', 'spinbutton', 'slider'])

export function meaningOf({ autocomplete, type, role, words }: FieldFacts): Meaning {
  const named = otherAutocomplete[autocomplete] ?? (isMeaning(autocomplete) ? autocomplete : undefined)
  if (named) return named
  const typed = byType[type]
  if (typed) return typed
  if (role && asTypedRoles.has(role)) return 'asTyped'
  const text = words.toLowerCase()
  return byWords.find(([pattern]) => pattern.test(text))?.[1] ?? 'text'
}

function isMeaning(word: string): word is keyof typeof samples {
  return word in samples
}

/** Payment companies publish this number for tests of a card that is declined. */
const declined = '4000000000000002'
const unsound = { card: '4242 4242 4242 4241', expired: '01/20', email: 'not an address' }
const personal = /@|\d{6}/

/** The sample for what was typed; the number tells different values of one meaning apart. A value that a form refuses becomes one that it refuses as well. */
export function sampleFor(meaning: Meaning, typed: string, number: number, now: number): string {
  if (typed.trim() === '') return typed
  if (meaning === 'asTyped') return personal.test(typed) ? 'sample' : typed
  const known = samples[meaning]
  const sample: string = known[number % known.length] ?? known[0]
  if (meaning === 'email') return /^\S+@\S+\.\S+$/.test(typed.trim()) ? sample : unsound.email
  if (meaning === 'cc-number') return sampleCard(typed, sample)
  if (meaning === 'cc-exp') return sampleExpiry(typed, sample, now)
  if (meaning === 'cc-csc') return '1234'.slice(0, Math.min(typed.trim().length, 4))
  // A password that is refused as too short stays so.
  if (meaning === 'password') return typed.length < 8 ? sample.slice(0, typed.length) : sample
  return sample
}

function sampleCard(typed: string, sample: string): string {
  const digits = typed.replace(/\D/g, '')
  if (digits === declined) return '4000 0000 0000 0002'
  if (digits.length < 12) return sample.slice(0, typed.length)
  if (!isLuhn(digits)) return unsound.card
  return /^3[47]/.test(digits) ? '3782 822463 10005' : sample
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function sampleExpiry(typed: string, sample: string, now: number): string {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\D*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  if (month === '' || Number(month) < 1 || Number(month) > 12) return '13/39'
  const full = year.length === 2 ? `20${year}` : year
  const today = new Date(now)
  const isPast = Number(full) * 12 + Number(month) < today.getFullYear() * 12 + today.getMonth() + 1
  const fixed = isPast ? unsound.expired : sample
  return year.length === 4 ? fixed.replace('/', '/20') : fixed
}

const telling: ReadonlySet<Meaning> = new Set([
  'given-name',
  'family-name',
  'name',
  'cc-name',
  'email',
  'username',
])

/** What was typed during a recording, so that it can be kept out of the names in the file. It stays in the page. */
export function createTypedValues(now: () => number) {
  const typed = new Map<Meaning, string[]>()
  const replaced = new Map<string, string>()

  return {
    sample(meaning: Meaning, value: string): string {
      const known = typed.get(meaning) ?? []
      typed.set(meaning, known)
      if (!known.includes(value)) known.push(value)
      const sample = sampleFor(meaning, value, known.indexOf(value), now())
      if (value.trim().length > 1 && sample !== value) replaced.set(value.trim(), sample)
      return sample
    },
    /** The same text with samples, or undefined if a part of a person's name or address is left in it. */
    without(text: string): string | undefined {
      const values = [...replaced].sort(([one], [other]) => other.length - one.length)
      const written = values.reduce((part, [value, sample]) => part.replaceAll(value, sample), text)
      const known = new Set([...replaced.values()].flatMap(wordsIn))
      const left = [...telling].flatMap((meaning) => typed.get(meaning) ?? []).flatMap(wordsIn)
      const isTelling = left.some(
        (word) => word.length > 2 && !known.has(word) && wordsIn(written).includes(word),
      )
      return isTelling ? undefined : written
    },
  }
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u)
}
