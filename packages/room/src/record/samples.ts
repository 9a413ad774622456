/** The facts in a field's markup from which its meaning is derived. */
export interface FieldFacts {
  /** The last word of its `autocomplete` attribute. */
  autocomplete: string
  type: string
  role: string | undefined
  /** Its label, name and id. */
  words: string
}

/** The keys are tokens of the `autocomplete` attribute, and a few more for fields that need no such token. */
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
  'datetime-local': ['2039-01-15T10:30', '2039-02-16T11:45'],
  month: ['2039-01', '2039-02'],
  week: ['2039-W03', '2039-W07'],
  number: ['4242424242424242', '4111111111111111'],
  text: ['Sample text', 'Other sample text'],
} as const

/** `asTyped`: the test types the same text, unless it looks personal. `asChosen`: the same value in any case, such as a color or a time. */
export type Meaning = keyof typeof samples | 'asTyped' | 'asChosen'

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
  number: 'number',
  range: 'asChosen',
  color: 'asChosen',
  time: 'asChosen',
  date: 'date',
  'datetime-local': 'datetime-local',
  month: 'month',
  week: 'week',
}
/** The types of fields that accept values of one format only, so that no other property of the field matters. */
const typesWithFormat = /^(email|range|color|time|date|datetime-local|month|week)$/
/** The order matters: "name on card" must not match a card number, nor "email address" an address. */
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
  const typed = byType[type]
  // Before `autocomplete`, because an email field of a sign-in form often has `username` there, and a field for a month `cc-exp`.
  if (typed && typesWithFormat.test(type)) return typed
  const named = otherAutocomplete[autocomplete] ?? (isSampled(autocomplete) ? autocomplete : undefined)
  if (type === 'number') return numberOf(named ?? meaningOfWords(words))
  if (named) return named
  if (typed) return typed
  return role && asTypedRoles.has(role) ? 'asTyped' : meaningOfWords(words)
}

function meaningOfWords(words: string): Meaning {
  const text = words.toLowerCase()
  return byWords.find(([pattern]) => pattern.test(text))?.[1] ?? 'text'
}

/** A field for a number accepts some of the samples, such as those for a security code. */
function numberOf(meaning: Meaning): Meaning {
  return isSampled(meaning) && /^\d+$/.test(samples[meaning][0]) ? meaning : 'number'
}

function isSampled(word: string): word is keyof typeof samples {
  return word in samples
}

/**
 * The recorded facts about a typed value: its meaning, and the properties that decide whether an application accepts it.
 */
export interface TypedKind {
  meaning: Meaning
  /** Distinguishes different values with the same meaning. */
  number: number
  form?: 'refused' | 'declined' | 'american' | 'past'
  /** The length of a value that is too short, of a security code, or of a long number. */
  length?: number
  /** Whether the year of an expiry date has four digits. */
  fullYear?: boolean
  /** The value itself if it is not personal: a number, a search, or an empty text. */
  text?: string
}

/** Payment providers publish this number for tests of a declined card. */
const declined = '4000000000000002'
const personal = /@|\d{6}/
const shortest = { password: 8, card: 12 }

export function kindOf(meaning: Meaning, typed: string, number: number, now: number): TypedKind {
  const text = typed.trim()
  const form = text === '' || meaning === 'asChosen' ? { text: typed } : formOf(meaning, typed, text, now)
  return { meaning, number, ...form }
}

function formOf(meaning: Meaning, typed: string, text: string, now: number): Partial<TypedKind> {
  switch (meaning) {
    case 'asTyped':
      return personal.test(typed) ? { form: 'refused' } : { text: typed }
    case 'number':
      return personal.test(typed) ? { length: text.length } : { text: typed }
    case 'email':
      return /^\S+@\S+\.\S+$/.test(text) ? {} : { form: 'refused' }
    case 'cc-number':
      return cardForm(text)
    case 'cc-exp':
      return expiryForm(text, now)
    case 'cc-csc':
      return { length: Math.min(text.length, 4) }
    case 'password':
      return typed.length < shortest.password ? { length: typed.length } : {}
    case 'date':
    case 'datetime-local':
    case 'month':
    case 'week':
      return typed < new Date(now).toISOString().slice(0, typed.length) ? { form: 'past' } : {}
    default:
      return {}
  }
}

function cardForm(text: string): Partial<TypedKind> {
  const digits = text.replace(/\D/g, '')
  if (digits === declined) return { form: 'declined' }
  if (digits.length < shortest.card) return { length: text.length }
  if (!isLuhn(digits)) return { form: 'refused' }
  return /^3[47]/.test(digits) ? { form: 'american' } : {}
}

function expiryForm(text: string, now: number): Partial<TypedKind> {
  const [, month = '', year = ''] = /^(\d{1,2})\D*(\d{2}|\d{4})$/.exec(text) ?? []
  if (month === '' || Number(month) < 1 || Number(month) > 12) return { form: 'refused' }
  const full = year.length === 2 ? `20${year}` : year
  const today = new Date(now)
  const isPast = Number(full) * 12 + Number(month) < today.getFullYear() * 12 + today.getMonth() + 1
  return { ...(isPast && { form: 'past' as const }), ...(year.length === 4 && { fullYear: true }) }
}

/** Samples that an application rejects, or accepts in a different way than the usual ones. */
const unusual: Readonly<Partial<Record<Meaning, Partial<Record<NonNullable<TypedKind['form']>, string>>>>> = {
  asTyped: { refused: 'sample' },
  email: { refused: 'not an address' },
  'cc-number': {
    refused: '4242 4242 4242 4241',
    declined: '4000 0000 0000 0002',
    american: '3782 822463 10005',
  },
  'cc-exp': { refused: '13/39', past: '01/20' },
}

/** The text that an exported test types. */
export function sampleOf({ meaning, number, form, length, fullYear, text }: TypedKind): string {
  if (text !== undefined) return text
  const known: readonly string[] = isSampled(meaning) ? samples[meaning] : []
  const usual = meaning === 'cc-csc' ? '1234' : (known[number % known.length] ?? '')
  const ordinary = form === 'past' ? usual.replace(/^20../, '1990') : usual
  const sample = (form && unusual[meaning]?.[form]) ?? ordinary
  const dated = fullYear ? sample.replace('/', '/20') : sample
  return length === undefined ? dated : dated.slice(0, length)
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
