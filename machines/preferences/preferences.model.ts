import { type Answer, type Effect, inputOf, performs, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { guest } from '../domain/owner.ts'
import type { Language, Preferences } from '../domain/preferences.ts'
import { ada, grace } from '../fixtures/people.ts'
import { defineShopModel, says } from '../fixtures/shop-model.ts'
import { type PreferencesContext, preferencesMachine } from './preferences.machine.ts'

const start: Preferences = { language: 'en', currency: 'USD', theme: 'system' }
const kept: Preferences = { language: 'fr', currency: 'GBP', theme: 'dark' }

type Says = Answer<typeof preferencesMachine>
type Next = (context: PreferencesContext, event: AnyEventObject) => Preferences

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const chosenBy: Next = ({ chosen }, { type: _, ...choice }) => ({ ...chosen, ...choice })
const foundBy: Next = ({ chosen }, { output }) => output ?? chosen
const leftBy: Next = ({ chosen, owner }, event) => (event.owner === guest && owner !== guest ? start : chosen)

/** What is chosen shows at once: on this device, and in the theme. */
const shows =
  (next: Next) =>
  (before: PreferencesContext, event: AnyEventObject): Effect[] => {
    const chosen = next(before, event)
    return [
      performs('keepHere', { ...before, chosen }),
      tells('shop', { type: 'preferences.chosen', chosen }),
    ]
  }
const becomes =
  (next: Next) => (before: PreferencesContext, after: PreferencesContext, event: AnyEventObject) =>
    isSame(after.chosen, next(before, event)) && after.owner === before.owner

const choice: Says[] = [
  {
    when: ({ owner }) => owner === guest,
    to: 'keeping.settled',
    does: shows(chosenBy),
    after: becomes(chosenBy),
  },
  { to: 'keeping.writing', does: shows(chosenBy), after: becomes(chosenBy) },
]

/** Another language is spoken as soon as its texts are there, and not before. */
function learnsOrStays(next: Next): { fluent: Says[]; learning: Says[] } {
  const wanted = (context: PreferencesContext, event: AnyEventObject) => next(context, event).language
  const learns: Says = {
    to: 'speaking.learning',
    when: (context, event) => ![context.spoken, context.learning].includes(wanted(context, event)),
    after: (before, { learning, spoken }, event) =>
      learning === wanted(before, event) && spoken === before.spoken,
  }
  const learnsAgain: Says = { ...learns, when: (context, event) => wanted(context, event) !== context.spoken }
  const isSpoken: Says = {
    to: 'speaking.fluent',
    when: (context, event) => wanted(context, event) === context.spoken,
    does: ({ spoken }) => [performs('showLanguage', { language: spoken })],
  }
  return { fluent: [learnsAgain], learning: [isSpoken, learns] }
}

const onChoice = learnsOrStays(chosenBy)
const onFound = learnsOrStays(foundBy)
const onLeft = learnsOrStays(leftBy)

const languages: Language[] = ['en', 'es', 'fr']

export const preferencesModel = defineShopModel({
  machine: preferencesMachine,
  purpose: "Language, currency and theme: the visitor's, or the account's while somebody is signed in.",
  input: { owner: guest, start, chosen: start, spoken: 'en' },
  otherInputs: [{ owner: ada.id, start, chosen: kept, spoken: 'en' }],
  events: [
    ...languages.map((language) => ({ type: 'preferences.language', language })),
    { type: 'preferences.currency', currency: 'EUR' },
    { type: 'preferences.theme', theme: 'dark' },
    { type: 'owner.changed', owner: ada.id },
    { type: 'owner.changed', owner: grace.id },
    { type: 'owner.changed', owner: guest },
    { type: 'storage.changed' },
    { type: 'xstate.done.actor.reading', output: kept },
    { type: 'xstate.done.actor.reading', output: undefined },
    { type: 'xstate.error.actor.reading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.writing', output: undefined },
    { type: 'xstate.error.actor.writing', error: new Error('full') },
    { type: 'xstate.done.actor.learning', output: undefined },
    { type: 'xstate.error.actor.learning', error: new Error('offline') },
  ],
  abstract: ({ owner, chosen, spoken }) => [owner === guest, chosen.language, spoken],
  answers: {
    keeping: {
      'preferences.language': choice,
      'preferences.currency': choice,
      'preferences.theme': choice,
      'owner.changed': [
        {
          when: (_, { owner }) => owner !== guest,
          to: 'keeping.loading',
          after: (before, { owner, chosen }, event) => owner === event.owner && chosen === before.chosen,
        },
        {
          when: ({ owner }) => owner !== guest,
          to: 'keeping.settled',
          does: ['forgetHere', tells('shop', { type: 'preferences.chosen', chosen: start })],
          after: (_, { owner, chosen }) => owner === guest && isSame(chosen, start),
        },
      ],
    },
    'keeping.settled': {
      'storage.changed': { when: ({ owner }) => owner !== guest, to: 'keeping.loading' },
    },
    'keeping.loading': {
      'storage.changed': 'keeping.loading',
      'xstate.done.actor.reading': [
        {
          when: (_, { output }) => output !== undefined,
          to: 'keeping.settled',
          does: shows(foundBy),
          after: becomes(foundBy),
        },
        'keeping.settled',
      ],
      'xstate.error.actor.reading': 'keeping.settled',
    },
    'keeping.writing': {
      'xstate.done.actor.writing': 'keeping.settled',
      'xstate.error.actor.writing': 'keeping.settled',
    },
    'speaking.fluent': {
      'preferences.language': onChoice.fluent,
      'xstate.done.actor.reading': onFound.fluent,
      'owner.changed': onLeft.fluent,
    },
    'speaking.learning': {
      'preferences.language': onChoice.learning,
      'xstate.done.actor.reading': onFound.learning,
      'owner.changed': onLeft.learning,
      'xstate.done.actor.learning': {
        to: 'speaking.fluent',
        does: ({ chosen }) => [
          performs('showLanguage', { language: chosen.language }),
          tells('notices', { type: 'notice.withdraw', topics: ['language'] }),
        ],
        after: (before, { spoken, chosen }) => spoken === before.chosen.language && chosen === before.chosen,
      },
      'xstate.error.actor.learning': {
        to: 'speaking.fluent',
        does: ({ spoken }) => [
          performs('showLanguage', { language: spoken }),
          says('error', 'languageFailed'),
        ],
        after: (before, { chosen, spoken }) =>
          spoken === before.spoken && isSame(chosen, { ...before.chosen, language: spoken }),
      },
    },
  },
  begins: ({ context, value }) => value.keeping === (context.owner === guest ? 'settled' : 'loading'),
  tags: { 'speaking.learning': ['busy'] },
  invariants: {
    'what is read belongs to whoever is here': (snapshot) =>
      isOfOwner(inputOf(snapshot, 'reading'), snapshot.context),
    'what is written belongs to whoever is here': (snapshot) =>
      isOfOwner(inputOf(snapshot, 'writing'), snapshot.context),
    'a guest leaves nothing in storage': ({ context, value }) =>
      context.owner !== guest || value.keeping === 'settled',
    'the language that is chosen is spoken, or being learnt': ({ context, value }) =>
      context.chosen.language === (value.speaking === 'fluent' ? context.spoken : context.learning),
    'the texts that are fetched are those of the chosen language': (snapshot) =>
      snapshot.value.speaking !== 'learning' ||
      isSame(inputOf(snapshot, 'learning'), { language: snapshot.context.chosen.language }),
  },
})

function isOfOwner(input: unknown, { owner }: PreferencesContext): boolean {
  return (
    input === undefined ||
    (typeof input === 'object' && input !== null && 'owner' in input && input.owner === owner)
  )
}
