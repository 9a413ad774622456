import { describe, expect, it } from 'vitest'
import { isLanguage, type Language } from '../../machines/domain/preferences.ts'
import { translations as spanishRoom } from '../../packages/room/src/i18n/es/es.ts'
import { translations as frenchRoom } from '../../packages/room/src/i18n/fr/fr.ts'
import { machinesWith } from '../../src/app/machine-room/machines.ts'
import { translations as spanish } from '../../src/i18n/es/translations.ts'
import { translations as french } from '../../src/i18n/fr/translations.ts'
import { translations as spanishLabels } from '../../src/i18n/room/es/labels.ts'
import { translations as frenchLabels } from '../../src/i18n/room/fr/labels.ts'
import type { Texts, Words } from '../../src/i18n/texts.ts'
import { shapeOf, textsOf } from './catalogue-words.ts'

type Modules = Record<string, Record<string, Texts<Words>>>

const wordsIn = (modules: Modules): Words =>
  Object.fromEntries(
    Object.values(modules).flatMap((module) => Object.values(module).map(({ name, en }) => [name, en])),
  )
const englishShop = wordsIn(import.meta.glob('../../src/i18n/en/*.ts', { eager: true }))
const english: Words = {
  ...englishShop,
  ...wordsIn(
    import.meta.glob(['../../src/i18n/room/en/*.ts', '../../packages/room/src/i18n/en/*.ts'], {
      eager: true,
    }),
  ),
  'room.purposes': Object.fromEntries(machinesWith({}).map(({ name, purpose }) => [name, purpose])),
}
type Other = Exclude<Language, 'en'>

/** The texts of each language. Those of the machine room may be missing. */
const others: Record<Other, Words> = {
  es: { ...spanish, ...spanishLabels, ...spanishRoom },
  fr: { ...french, ...frenchLabels, ...frenchRoom },
}

const names = [
  'American Express',
  'CVV',
  'Discover',
  'Mastercard',
  'PayPal',
  'Statecart',
  'Total',
  'Visa',
  '12 Awning Row, Harbor Quarter, Exampleton 01042',
]

/** Names, and texts that are the same as in English. */
const sameAsInEnglish: Record<Other, ReadonlySet<string>> = {
  es: new Set([...names, 'Actor', 'actor', 'panel', 'Inspector', 'Asia', 'Australia', 'Subtotal', 'no']),
  fr: new Set([
    ...names,
    '1 suggestion',
    '2 suggestions',
    'Canada',
    'Catalogue',
    'Contact',
    'Description',
    'Europe',
    'Express',
    'FAQ',
    'machine',
    'Message',
    'Messages',
    'Promotions',
    'Questions',
    'Service',
    'Session',
    'Suggestions',
    'Transitions',
  ]),
}

const files = Object.entries(
  import.meta.glob<string>('../../src/i18n/*/*.ts', { query: '?raw', import: 'default', eager: true }),
)

describe.each(Object.entries(others) as [Other, Words][])('the texts in %s', (language, words) => {
  it('have the same keys as in English', () => {
    expect(Object.keys(englishShop).length).toBeGreaterThan(30)
    expect(shapeOf(words)).toEqual(shapeOf('room.purposes' in words ? english : englishShop))
  })

  it('are translated, except for names and texts that are the same in both languages', () => {
    const translated = new Map(textsOf(words))
    const untranslated = textsOf(english).filter(
      ([place, text]) => /\p{L}{2}/u.test(text) && translated.get(place) === text,
    )
    expect(untranslated.filter(([, text]) => !sameAsInEnglish[language].has(text))).toEqual([])
  })

  it('format counts and lower case by the rules of their own language', () => {
    const own = files.filter(([path]) => path.includes(`/i18n/${language}/`))
    expect(own.length).toBeGreaterThan(10)
    const ofAnother = own.flatMap(([path, text]) =>
      [...text.matchAll(/'([a-z]{2})'/g)]
        .filter(([, code]) => isLanguage(code) && code !== language)
        .map(([code]) => `${path}: ${code}`),
    )
    expect(ofAnother).toEqual([])
  })

  it('keep a number and its unit on one line', () => {
    const breakable = /\d (?:US\$|\$US|%|h\/24|j\/7|\d{3}(?! \d|\d))/
    const texts = textsOf(words).map(([place, text]) => [
      place,
      text.replaceAll(/\d{4}(?: \d{4}){3}/g, 'card'),
    ])
    expect(texts.filter(([, text]) => breakable.test(text ?? ''))).toEqual([])
  })

  it('have no blank text, and no space around a text except before a colon', () => {
    expect(textsOf(words).filter(([, text]) => text.trim() === '' || /^\s(?!:)|\s$/.test(text))).toEqual([])
  })
})

/** Words of the machine room that stand for two English ones without being misunderstood. */
const sharedInRoom = ['activo', 'actif', 'parar en']

it.each(Object.entries(others))('the machine room names different things differently in %s', (_, words) => {
  const inEnglish = new Map(textsOf(english))
  const meanings = new Map<string, Set<string | undefined>>()
  for (const [place, text] of textsOf(words)) {
    if (!/^room\b/.test(place) || place.endsWith(')')) continue
    const word = text.toLowerCase()
    meanings.set(word, (meanings.get(word) ?? new Set()).add(inEnglish.get(place)?.toLowerCase()))
  }
  const shared = [...meanings].filter(([word, { size }]) => size > 1 && !sharedInRoom.includes(word))
  expect(shared).toEqual([])
})

describe('Spanish', () => {
  it('opens every question and exclamation', () => {
    for (const [place, text] of textsOf(others.es)) {
      for (const [open, close] of ['¿?', '¡!']) {
        expect([place, text.split(open ?? '').length]).toEqual([place, text.split(close ?? '').length])
      }
    }
  })
})

describe('French', () => {
  it('separates high punctuation and guillemets with a narrow no-break space', () => {
    const wrong = /[^\u202f](?:[;!?»]|:(?!\/\/))|«(?!\u202f)/
    expect(textsOf(others.fr).filter(([, text]) => wrong.test(text))).toEqual([])
  })

  it('uses the typographic apostrophe', () => {
    expect(textsOf(others.fr).filter(([, text]) => text.includes("'"))).toEqual([])
  })

  it('uses the singular for zero', () => {
    expect(french.catalogue.count(0)).toBe('0 produit')
    expect(french.catalogue.count(1)).toBe('1 produit')
    expect(french.catalogue.count(2)).toBe('2 produits')
    expect(french.catalogue.count(1234)).toBe('1\u202f234 produits')
    expect(spanish.catalogue.count(0)).toBe('0 productos')
  })
})
