import { assign, sendTo, setup, stateIn } from 'xstate'
import type { PreferencesSaved } from '../domain/events.ts'
import type { Currency } from '../domain/money.ts'
import { say } from '../domain/notice.ts'
import type { Language, Preferences, PreferencesChange, Theme } from '../domain/preferences.ts'
import { guest, type Owner } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNotices, toShop } from '../ports/system.ts'

type Choice =
  | { type: 'preferences.language'; language: Language }
  | { type: 'preferences.currency'; currency: Currency }
  | { type: 'preferences.theme'; theme: Theme }

export type PreferencesEvent =
  | Choice
  | PreferencesSaved
  | { type: 'owner.changed'; owner: Owner }
  | { type: 'storage.changed' }

export interface PreferencesContext {
  owner: Owner
  /** The preferences of a visit without an account. */
  start: Preferences
  chosen: Preferences
  /** The choices that are not stored in the account yet. */
  unsaved: Partial<Preferences>
  /** The language whose texts are loaded. Follows the chosen language after its texts have been fetched. */
  loadedLanguage: Language
  /** The language whose texts are being fetched, or were fetched last. */
  loadingLanguage: Language
}

const showAll = [
  {
    type: 'storeInBrowser',
    params: ({ context }: { context: PreferencesContext }) => ({
      ...changeIn({ context }),
      shown: context.chosen,
    }),
  },
  'tellShop',
] as const
/** Stores only the choice itself in the browser, because another tab may have chosen the rest. */
const showChoice = [
  withEvent<'choose', Choice>('choose'),
  {
    type: 'storeInBrowser',
    params: ({ context, event: { type: _, ...shown } }: { context: PreferencesContext; event: Choice }) => ({
      ...changeIn({ context }),
      shown,
    }),
  },
  'tellShop',
] as const

interface ShownPreferences extends PreferencesChange {
  /** What this browser remembers. */
  shown: Partial<Preferences>
}

/** Language, currency and theme: the visitor's, or the account's while the visitor is signed in. */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    input: {} as Pick<PreferencesContext, 'owner' | 'start' | 'chosen' | 'loadedLanguage'>,
    tags: {} as 'busy',
  },
  actors: {
    read: port<Preferences | undefined, PreferencesChange>(
      'reading preferences, after a choice left in the journal was written',
    ),
    write: port<void, PreferencesChange>('writing preferences'),
    fetchTexts: port<void, { language: Language }>('fetching a language'),
  },
  actions: {
    ...signedOutActions<PreferencesContext, PreferencesEvent>(),
    choose: assign(({ context }, { type: _, ...choice }: Choice) => ({
      chosen: { ...context.chosen, ...choice },
      unsaved: context.owner === guest ? {} : { ...context.unsaved, ...choice },
    })),
    adopt: assign(
      ({ context: { chosen, unsaved } }, { found }: { found: Partial<Preferences> | undefined }) =>
        found ? { chosen: { ...chosen, ...found, ...unsaved } } : {},
    ),
    clearUnsaved: assign({ unsaved: {} }),
    setOwner: assign((_, { owner }: { owner: Owner }) => ({ owner, unsaved: {} })),
    startAfresh: assign(({ context }) => ({ owner: guest, chosen: context.start, unsaved: {} })),
    setLoadingLanguage: assign(({ context }) => ({ loadingLanguage: context.chosen.language })),
    adoptLoaded: assign(({ context }) => ({ loadedLanguage: context.loadingLanguage })),
    revertLanguage: assign(({ context }) => ({
      chosen: { ...context.chosen, language: context.loadedLanguage },
    })),
    storeInBrowser: (_, __: ShownPreferences) => {},
    forgetInBrowser: () => {},
    showLanguage: (_, __: { language: Language }) => {},
    tellShop: sendTo(toShop, ({ context }) => ({ type: 'preferences.chosen', chosen: context.chosen })),
    sayLanguageFailed: sendTo(toNotices, say('error', 'languageFailed')),
    withdrawFailed: sendTo(toNotices, { type: 'notice.withdraw', topics: ['language'] }),
  },
  guards: {
    isNotSignedIn,
    isAccount: (_, { owner }: { owner: Owner }) => owner !== guest,
    isNewOwner: ({ context }, { owner }: { owner: Owner }) => owner !== context.owner,
    hasAccount: ({ context }) => context.owner !== guest,
    wantsAnother: ({ context }) => context.chosen.language !== context.loadingLanguage,
    lacksTexts: ({ context }) => context.chosen.language !== context.loadedLanguage,
    isChanged: stateIn({ choices: { loading: 'changed' } }),
    wasFound: (_, { found }: { found: Preferences | undefined }) => found !== undefined,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ ...input, unsaved: {}, loadingLanguage: input.loadedLanguage }),
  type: 'parallel',
  states: {
    choices: {
      initial: 'deciding',
      on: {
        'preferences.language': { target: '.choosing', actions: showChoice },
        'preferences.currency': { target: '.choosing', actions: showChoice },
        'preferences.theme': { target: '.choosing', actions: showChoice },
        'preferences.saved': {
          actions: [{ type: 'adopt', params: ({ event }) => ({ found: event.saved }) }, 'tellShop'],
        },
        'owner.changed': [
          { guard: withEvent('isAccount'), target: '.loading', actions: withEvent('setOwner') },
          {
            guard: withEvent('isNewOwner'),
            target: '.settled',
            actions: ['startAfresh', 'forgetInBrowser', 'tellShop'],
          },
        ],
      },
      states: {
        deciding: { always: [{ guard: 'hasAccount', target: 'loading' }, { target: 'settled' }] },
        settled: { on: { 'storage.changed': { guard: 'hasAccount', target: 'loading' } } },
        loading: {
          invoke: {
            id: 'reading',
            src: 'read',
            input: changeIn,
            onDone: [
              {
                guard: 'isChanged',
                target: 'writing',
                actions: [{ type: 'adopt', params: ({ event }) => ({ found: event.output }) }, ...showAll],
              },
              {
                guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
                target: 'settled',
                actions: [{ type: 'adopt', params: ({ event }) => ({ found: event.output }) }, ...showAll],
              },
              { target: 'settled' },
            ],
            onError: [{ guard: 'isChanged', target: 'writing' }, { target: 'settled' }],
          },
          initial: 'unchanged',
          states: {
            unchanged: {},
            /** A choice was made during the read. It is shown immediately, and written after the read. */
            changed: {},
          },
          on: {
            'preferences.language': { target: '.changed', actions: showChoice },
            'preferences.currency': { target: '.changed', actions: showChoice },
            'preferences.theme': { target: '.changed', actions: showChoice },
            'storage.changed': [
              { guard: 'isChanged', target: '.changed', reenter: true },
              { target: 'loading', reenter: true },
            ],
          },
        },
        choosing: {
          always: [{ guard: 'hasAccount', target: 'writing' }, { target: 'settled' }],
        },
        writing: {
          invoke: {
            id: 'writing',
            src: 'write',
            input: changeIn,
            /** Another tab may have written during this write. */
            onDone: { target: 'loading', actions: 'clearUnsaved' },
            onError: [
              {
                guard: withEvent('isNotSignedIn'),
                target: 'settled',
                actions: ['rereadSession', 'sayNotSignedIn'],
              },
              /**
               * The write failed. The choice applies to this visit, is remembered by this browser, and is written with the next
               * choice.
               */
              { target: 'loading' },
            ],
          },
        },
      },
    },
    texts: {
      initial: 'deciding',
      states: {
        deciding: { always: [{ guard: 'lacksTexts', target: 'loadingLanguage' }, { target: 'loaded' }] },
        loaded: {
          entry: { type: 'showLanguage', params: ({ context }) => ({ language: context.loadedLanguage }) },
          always: { guard: 'lacksTexts', target: 'loadingLanguage' },
        },
        loadingLanguage: {
          tags: ['busy'],
          entry: 'setLoadingLanguage',
          /** Another choice does not wait for texts that are no longer needed. */
          always: { guard: 'wantsAnother', target: 'deciding' },
          invoke: {
            id: 'loadingLanguage',
            src: 'fetchTexts',
            input: ({ context }) => ({ language: context.chosen.language }),
            onDone: { target: 'loaded', actions: ['adoptLoaded', 'withdrawFailed'] },
            onError: { target: 'loaded', actions: ['revertLanguage', 'sayLanguageFailed'] },
          },
        },
      },
    },
  },
})

function changeIn({
  context: { owner, chosen, unsaved },
}: {
  context: PreferencesContext
}): PreferencesChange {
  return { owner, chosen, unsaved }
}
