import { assign, sendTo, setup } from 'xstate'
import type { Currency } from '../domain/money.ts'
import type { Language, Preferences, Theme } from '../domain/preferences.ts'
import { guest, type Owner } from '../domain/user.ts'
import { port, withEvent } from '../ports/setup.ts'
import { isNotSignedIn, signedOutActions } from '../ports/signed-out.ts'
import { toNotices, toShop } from '../ports/system.ts'

export type PreferencesEvent =
  | { type: 'preferences.language'; language: Language }
  | { type: 'preferences.currency'; currency: Currency }
  | { type: 'preferences.theme'; theme: Theme }
  | { type: 'owner.changed'; owner: Owner }
  | { type: 'storage.changed' }

export interface PreferencesContext {
  owner: Owner
  /** The preferences of a visit without an account. */
  start: Preferences
  chosen: Preferences
  /** The language whose texts are there; follows the chosen one once they have been fetched. */
  spoken: Language
  /** The language whose texts are being fetched, or were last. */
  loadingLanguage: Language
}

/** Language, currency and theme: the visitor's, or the account's while the visitor is signed in. */
export const preferencesMachine = setup({
  types: {
    context: {} as PreferencesContext,
    events: {} as PreferencesEvent,
    input: {} as Pick<PreferencesContext, 'owner' | 'start' | 'chosen' | 'spoken'>,
    tags: {} as 'busy',
  },
  actors: {
    read: port<Preferences | undefined, { owner: Owner }>('reading preferences'),
    write: port<void, { owner: Owner; preferences: Preferences }>('writing preferences'),
    fetchTexts: port<void, { language: Language }>('fetching a language'),
  },
  actions: {
    ...signedOutActions<PreferencesContext, PreferencesEvent>(),
    choose: assign(({ context }, choice: Partial<Preferences>) => ({
      chosen: { ...context.chosen, ...choice },
    })),
    belong: assign((_, { owner }: { owner: Owner }) => ({ owner })),
    startAfresh: assign(({ context }) => ({ owner: guest, chosen: context.start })),
    noteLoadingLanguage: assign(({ context }) => ({ loadingLanguage: context.chosen.language })),
    adoptLoaded: assign(({ context }) => ({ spoken: context.loadingLanguage })),
    revertLanguage: assign(({ context }) => ({ chosen: { ...context.chosen, language: context.spoken } })),
    storeInBrowser: (_, __: { chosen: Preferences }) => {},
    forgetInBrowser: () => {},
    showLanguage: (_, __: { language: Language }) => {},
    tellShop: sendTo(toShop, ({ context }) => ({ type: 'preferences.chosen', chosen: context.chosen })),
    sayLanguageFailed: sendTo(toNotices, {
      type: 'notice.say',
      notices: [{ kind: 'error', text: 'languageFailed' }],
    }),
    withdrawFailed: sendTo(toNotices, { type: 'notice.withdraw', topics: ['language'] }),
  },
  guards: {
    isNotSignedIn,
    isAccount: (_, { owner }: { owner: Owner }) => owner !== guest,
    isNewOwner: ({ context }, { owner }: { owner: Owner }) => owner !== context.owner,
    hasAccount: ({ context }) => context.owner !== guest,
    wantsAnother: ({ context }) => context.chosen.language !== context.loadingLanguage,
    lacksTexts: ({ context }) => context.chosen.language !== context.spoken,
    wasFound: (_, { found }: { found: Preferences | undefined }) => found !== undefined,
  },
}).createMachine({
  id: 'preferences',
  context: ({ input }) => ({ ...input, loadingLanguage: input.spoken }),
  type: 'parallel',
  states: {
    choices: {
      initial: 'deciding',
      on: {
        'preferences.language': {
          target: '.choosing',
          actions: { type: 'choose', params: ({ event: { language } }) => ({ language }) },
        },
        'preferences.currency': {
          target: '.choosing',
          actions: { type: 'choose', params: ({ event: { currency } }) => ({ currency }) },
        },
        'preferences.theme': {
          target: '.choosing',
          actions: { type: 'choose', params: ({ event: { theme } }) => ({ theme }) },
        },
        'owner.changed': [
          {
            guard: withEvent('isAccount'),
            target: '.loading',
            actions: withEvent('belong'),
          },
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
            input: ({ context }) => ({ owner: context.owner }),
            onDone: [
              {
                guard: { type: 'wasFound', params: ({ event }) => ({ found: event.output }) },
                target: 'settled',
                actions: [
                  { type: 'choose', params: ({ event }) => event.output ?? {} },
                  { type: 'storeInBrowser', params: ({ context }) => context },
                  'tellShop',
                ],
              },
              { target: 'settled' },
            ],
            onError: 'settled',
          },
          on: { 'storage.changed': { target: 'loading', reenter: true } },
        },
        choosing: {
          entry: [{ type: 'storeInBrowser', params: ({ context }) => context }, 'tellShop'],
          always: [{ guard: 'hasAccount', target: 'writing' }, { target: 'settled' }],
        },
        writing: {
          invoke: {
            id: 'writing',
            src: 'write',
            input: ({ context }) => ({ owner: context.owner, preferences: context.chosen }),
            onDone: 'settled',
            onError: [
              {
                guard: withEvent('isNotSignedIn'),
                target: 'settled',
                actions: ['rereadSession', 'sayNotSignedIn'],
              },
              /** The choice applies to this visit, and is remembered by this browser. */
              { target: 'settled' },
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
          entry: { type: 'showLanguage', params: ({ context }) => ({ language: context.spoken }) },
          always: { guard: 'lacksTexts', target: 'loadingLanguage' },
        },
        loadingLanguage: {
          tags: ['busy'],
          entry: 'noteLoadingLanguage',
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
