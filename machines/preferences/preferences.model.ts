import { type Answer, type Effect, inputOf, isSameData, performs, tells } from '@statecart/prove'
import type { AnyEventObject } from 'xstate'
import { NotSignedIn } from '../domain/errors.ts'
import { languages, type Preferences } from '../domain/preferences.ts'
import { guest } from '../domain/user.ts'
import { ada, grace } from '../fixtures/examples.ts'
import { defineShopModel, says, signedOutEffects, wasSignedOut } from '../fixtures/shop-model.ts'
import { type PreferencesContext, preferencesMachine } from './preferences.machine.ts'

const start: Preferences = { language: 'en', currency: 'USD', theme: 'system' }
const saved: Preferences = { language: 'fr', currency: 'GBP', theme: 'dark' }

type PreferencesAnswer = Answer<typeof preferencesMachine>
type Next = (context: PreferencesContext, event: AnyEventObject) => Preferences
type NextUnsaved = (...from: Parameters<Next>) => Partial<Preferences>

const afterChoice: Next = ({ chosen }, { type: _, ...choice }) => ({ ...chosen, ...choice })
const afterRead: Next = ({ chosen, unsaved }, { output }) =>
  output ? { ...chosen, ...output, ...unsaved } : chosen
const afterSaved: Next = ({ chosen, unsaved }, { saved: found }) => ({ ...chosen, ...found, ...unsaved })
const afterOwnerChange: Next = ({ chosen, owner }, event) =>
  event.owner === guest && owner !== guest ? start : chosen

const unsavedAfterChoice = (
  { owner, unsaved }: PreferencesContext,
  { type: _, ...choice }: AnyEventObject,
) => (owner === guest ? {} : { ...unsaved, ...choice })

/** A choice is shown immediately: it alone is stored in this browser, and all are sent to the shop, which tells the theme. */
const shows =
  (next: Next, nextUnsaved: NextUnsaved) =>
  (before: PreferencesContext, event: AnyEventObject): Effect[] => {
    const chosen = next(before, event)
    const { type: _, ...choice } = event
    const shown = 'output' in event ? chosen : choice
    const stored = { owner: before.owner, chosen, unsaved: nextUnsaved(before, event), shown }
    return [performs('storeInBrowser', stored), tells('shop', { type: 'preferences.chosen', chosen })]
  }
type After = (before: PreferencesContext, after: PreferencesContext, event: AnyEventObject) => boolean

const hasChosen =
  (next: Next): After =>
  (before, after, event) =>
    isSameData(after.chosen, next(before, event)) && after.owner === before.owner

const isEmpty = (unsaved: object) => Object.keys(unsaved).length === 0
const hasUnsavedChoice: After = (before, after, event) =>
  isSameData(after.unsaved, unsavedAfterChoice(before, event)) && hasChosen(afterChoice)(before, after, event)
const keepsUnsaved: After = (before, after) => isSameData(after.unsaved, before.unsaved)

const chooses = { does: shows(afterChoice, unsavedAfterChoice), after: hasUnsavedChoice }
const choice: PreferencesAnswer[] = [
  { when: ({ owner }) => owner === guest, to: 'choices.settled', ...chooses },
  { to: 'choices.writing', ...chooses },
]
/** The account's preferences are still being read. The choice is written after that. */
const choiceWhileLoading: PreferencesAnswer = { to: 'choices.loading.changed', ...chooses }
const adopts: Partial<Exclude<PreferencesAnswer, string>> = {
  does: shows(afterRead, ({ unsaved }) => unsaved),
  after: (before, after, event) =>
    hasChosen(afterRead)(before, after, event) && keepsUnsaved(before, after, event),
}

const readsAgain = (loading: 'unchanged' | 'changed'): PreferencesAnswer => ({
  to: 'choices.loading',
  after: (before, after, _, { value }) => isSameData([after, value.choices], [before, { loading }]),
})

const isOfOwner = (input: unknown, { owner }: PreferencesContext) =>
  input === undefined || Object(input).owner === owner

/** Another language is shown only after its texts are loaded. */
function loadsOrStays(next: Next): { loaded: PreferencesAnswer[]; loadingLanguage: PreferencesAnswer[] } {
  const wantedLanguage = (context: PreferencesContext, event: AnyEventObject) => next(context, event).language
  const startsLoading: PreferencesAnswer = {
    to: 'texts.loadingLanguage',
    when: (context, event) =>
      ![context.loadedLanguage, context.loadingLanguage].includes(wantedLanguage(context, event)),
    after: (before, { loadingLanguage, loadedLanguage }, event) =>
      loadingLanguage === wantedLanguage(before, event) && loadedLanguage === before.loadedLanguage,
  }
  const startsLoadingAgain: PreferencesAnswer = {
    ...startsLoading,
    when: (context, event) => wantedLanguage(context, event) !== context.loadedLanguage,
  }
  const isLoaded: PreferencesAnswer = {
    to: 'texts.loaded',
    when: (context, event) => wantedLanguage(context, event) === context.loadedLanguage,
    does: ({ loadedLanguage }) => [performs('showLanguage', { language: loadedLanguage })],
  }
  return { loaded: [startsLoadingAgain], loadingLanguage: [isLoaded, startsLoading] }
}

const onLanguage = (texts: 'loaded' | 'loadingLanguage') => ({
  'preferences.language': loadsOrStays(afterChoice)[texts],
  'preferences.saved': loadsOrStays(afterSaved)[texts],
  'xstate.done.actor.reading': loadsOrStays(afterRead)[texts],
  'owner.changed': loadsOrStays(afterOwnerChange)[texts],
})

export const preferencesModel = defineShopModel({
  machine: preferencesMachine,
  purpose: "Language, currency and theme: the visitor's, or the account's while the visitor is signed in.",
  input: { owner: guest, start, chosen: start, loadedLanguage: 'en' },
  otherInputs: [{ owner: ada.id, start, chosen: saved, loadedLanguage: 'en' }],
  events: [
    ...languages.map((language) => ({ type: 'preferences.language', language })),
    { type: 'preferences.currency', currency: 'EUR' },
    { type: 'preferences.theme', theme: 'dark' },
    { type: 'owner.changed', owner: ada.id },
    { type: 'owner.changed', owner: grace.id },
    { type: 'owner.changed', owner: guest },
    { type: 'storage.changed' },
    { type: 'preferences.saved', saved: { language: 'fr', currency: 'EUR' } },
    { type: 'xstate.done.actor.reading', output: saved },
    { type: 'xstate.done.actor.reading', output: undefined },
    { type: 'xstate.error.actor.reading', error: new Error('unreadable') },
    { type: 'xstate.done.actor.writing', output: undefined },
    { type: 'xstate.error.actor.writing', error: new NotSignedIn() },
    { type: 'xstate.error.actor.writing', error: new Error('full') },
    { type: 'xstate.done.actor.loadingLanguage', output: undefined },
    { type: 'xstate.error.actor.loadingLanguage', error: new Error('offline') },
  ],
  abstract: ({ owner, chosen, loadedLanguage, unsaved }) => [
    owner === guest,
    chosen.language,
    loadedLanguage,
    Object.keys(unsaved).length > 0,
  ],
  answers: {
    choices: {
      'preferences.language': choice,
      'preferences.currency': choice,
      'preferences.theme': choice,
      'preferences.saved': {
        does: (before, event) => [
          tells('shop', { type: 'preferences.chosen', chosen: afterSaved(before, event) }),
        ],
        after: hasChosen(afterSaved),
      },
      'owner.changed': [
        {
          when: (_, { owner }) => owner !== guest,
          to: 'choices.loading.unchanged',
          after: (before, { owner, chosen, unsaved }, event) =>
            owner === event.owner && chosen === before.chosen && isEmpty(unsaved),
        },
        {
          when: ({ owner }) => owner !== guest,
          to: 'choices.settled',
          does: ['forgetInBrowser', tells('shop', { type: 'preferences.chosen', chosen: start })],
          after: (_, { owner, chosen, unsaved }) =>
            owner === guest && isSameData(chosen, start) && isEmpty(unsaved),
        },
      ],
    },
    'choices.settled': {
      'storage.changed': { when: ({ owner }) => owner !== guest, to: 'choices.loading.unchanged' },
    },
    'choices.loading': {
      'preferences.language': choiceWhileLoading,
      'preferences.currency': choiceWhileLoading,
      'preferences.theme': choiceWhileLoading,
    },
    'choices.loading.unchanged': {
      'storage.changed': readsAgain('unchanged'),
      'xstate.done.actor.reading': [
        { ...adopts, when: (_, { output }) => output !== undefined, to: 'choices.settled' },
        'choices.settled',
      ],
      'xstate.error.actor.reading': 'choices.settled',
    },
    'choices.loading.changed': {
      'storage.changed': readsAgain('changed'),
      'xstate.done.actor.reading': { ...adopts, to: 'choices.writing' },
      'xstate.error.actor.reading': { to: 'choices.writing', after: keepsUnsaved },
    },
    'choices.writing': {
      'xstate.done.actor.writing': {
        to: 'choices.loading.unchanged',
        after: (_, { unsaved }) => isEmpty(unsaved),
      },
      'xstate.error.actor.writing': [
        { when: wasSignedOut, to: 'choices.settled', does: signedOutEffects },
        { to: 'choices.loading.unchanged', after: keepsUnsaved },
      ],
    },
    'texts.loaded': onLanguage('loaded'),
    'texts.loadingLanguage': {
      ...onLanguage('loadingLanguage'),
      'xstate.done.actor.loadingLanguage': {
        to: 'texts.loaded',
        does: ({ chosen }) => [
          performs('showLanguage', { language: chosen.language }),
          tells('notices', { type: 'notice.withdraw', topics: ['language'] }),
        ],
        after: (before, { loadedLanguage, chosen }) =>
          loadedLanguage === before.chosen.language && chosen === before.chosen,
      },
      'xstate.error.actor.loadingLanguage': {
        to: 'texts.loaded',
        does: ({ loadedLanguage }) => [
          performs('showLanguage', { language: loadedLanguage }),
          says('error', 'languageFailed'),
        ],
        after: (before, { chosen, loadedLanguage }) =>
          loadedLanguage === before.loadedLanguage &&
          isSameData(chosen, { ...before.chosen, language: loadedLanguage }),
      },
    },
  },
  initially: ({ context, value }) =>
    isSameData(value.choices, context.owner === guest ? 'settled' : { loading: 'unchanged' }),
  tags: { 'texts.loadingLanguage': ['busy'] },
  invariants: {
    'the data that is read belongs to the current owner': (snapshot) =>
      isOfOwner(inputOf(snapshot, 'reading'), snapshot.context),
    'the data that is written belongs to the current owner': (snapshot) =>
      isOfOwner(inputOf(snapshot, 'writing'), snapshot.context),
    'a write contains the choices that are not stored yet': (snapshot) => {
      const writing = inputOf(snapshot, 'writing')
      return writing === undefined || isSameData(Object(writing).unsaved, snapshot.context.unsaved)
    },
    'storage is neither read nor written for a guest': ({ context, value }) =>
      context.owner !== guest || value.choices === 'settled',
    'the texts of the chosen language are loaded or being loaded': ({ context, value }) =>
      context.chosen.language ===
      (value.texts === 'loaded' ? context.loadedLanguage : context.loadingLanguage),
    'the texts that are fetched are those of the chosen language': (snapshot) =>
      snapshot.value.texts !== 'loadingLanguage' ||
      isSameData(inputOf(snapshot, 'loadingLanguage'), { language: snapshot.context.chosen.language }),
  },
  acceptedMutants: {
    'choices.loading: preferences.language → choices.loading.changed: with reenter':
      'reads the same preferences again',
    'choices.loading: preferences.currency → choices.loading.changed: with reenter':
      'reads the same preferences again',
    'choices.loading: preferences.theme → choices.loading.changed: with reenter':
      'reads the same preferences again',
    'texts.loadingLanguage: loadingLanguage failed → texts.loaded: leads to texts.loadingLanguage, not to texts.loaded':
      '`texts.loadingLanguage` leads to `texts.loaded` at once, because the language is reverted',
    'texts: starts in loaded, not in deciding': '`texts.loaded` loads missing texts in the same way',
    'texts.loaded: always → texts.loadingLanguage: leads to texts.deciding, not to texts.loadingLanguage':
      '`texts.deciding` leads to `texts.loadingLanguage` at once, because the texts are missing',
  },
})
