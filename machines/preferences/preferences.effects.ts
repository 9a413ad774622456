import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import type { Language, Preferences } from '../domain/preferences.ts'
import type { Owner } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { type PreferencesChange, preferencesMachine } from './preferences.machine.ts'

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
      write: fromPromise<void, PreferencesChange>(({ input: { owner, chosen, unsaved } }) =>
        storage.transact('write', ['preferences', ...currentUserStores], async (tx) => {
          await expectSignedIn(tx, owner)
          const stored = await tx.get('preferences', owner)
          await tx.put('preferences', { ...chosen, ...stored, ...unsaved, owner })
        }),
      ),
      fetchTexts: fromPromise<void, { language: Language }>(({ input }) => languages.load(input.language)),
    },
    actions: {
      storeInBrowser: (_, { chosen }) => appearance.save(chosen),
      forgetInBrowser: () => appearance.forget(),
      showLanguage: (_, { language }) => appearance.show({ language }),
    },
  })
}
