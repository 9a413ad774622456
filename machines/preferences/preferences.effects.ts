import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import type { Language, Preferences } from '../domain/preferences.ts'
import type { Owner } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { preferencesMachine } from './preferences.machine.ts'

export function preferencesWith({
  appearance,
  languages,
  storage,
}: Pick<Ports, 'appearance' | 'languages' | 'storage'>) {
  return preferencesMachine.provide({
    actors: {
      read: fromPromise<Preferences | undefined, { owner: Owner }>(({ input }) =>
        storage.transact('read', ['preferences'], (tx) => tx.get('preferences', input.owner)),
      ),
      write: fromPromise<void, { owner: Owner; preferences: Preferences }>(
        ({ input: { owner, preferences } }) =>
          storage.transact('write', ['preferences', ...currentUserStores], async (tx) => {
            await expectSignedIn(tx, owner)
            await tx.put('preferences', { ...preferences, owner })
          }),
      ),
      fetchTexts: fromPromise<void, { language: Language }>(({ input }) => languages.load(input.language)),
    },
    actions: {
      storeInBrowser: (_, { chosen }) => appearance.keep(chosen),
      forgetInBrowser: () => appearance.forget(),
      showLanguage: (_, { language }) => appearance.show({ language }),
    },
  })
}
