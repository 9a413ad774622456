import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import { defaultSettings } from '../domain/settings.ts'
import { formWith } from '../form/form.effects.ts'
import type { Ports } from '../ports/ports.ts'
import { settingsMachine } from './settings.machine.ts'
import { settingsRules, settingsWith } from './settings-form.ts'

export function settingsScreenWith({ storage, journal }: Pick<Ports, 'storage' | 'journal'>) {
  return settingsMachine.provide({
    actors: {
      form: formWith({ storage, journal }, settingsRules),
      read: fromPromise(({ input: { user } }) =>
        storage.transact(
          'read',
          ['settings'],
          async (tx) => (await tx.get('settings', user.id)) ?? defaultSettings(user),
        ),
      ),
      write: fromPromise(({ input: { user, before, after } }) =>
        storage.transact('write', ['settings', ...currentUserStores], async (tx) => {
          await expectSignedIn(tx, user.id)
          const stored = (await tx.get('settings', user.id)) ?? defaultSettings(user)
          const settings = settingsWith(stored, before, after)
          await tx.put('settings', { ...settings, owner: user.id })
          return settings
        }),
      ),
    },
  })
}
