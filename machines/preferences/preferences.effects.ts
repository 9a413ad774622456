import { fromPromise } from 'xstate'
import { currentUserStores, expectSignedIn } from '../domain/current-user.ts'
import { NotSignedIn } from '../domain/errors.ts'
import type { Preferences, PreferencesChange } from '../domain/preferences.ts'
import type { Owner } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { preferencesMachine } from './preferences.machine.ts'

export function preferencesWith({
  appearance,
  journal,
  languages,
  storage,
}: Pick<Ports, 'appearance' | 'journal' | 'languages' | 'storage'>) {
  const leftFor = (owner: Owner) => journal.entries('preferences').find((left) => left.owner === owner)

  async function write({ owner, chosen, unsaved }: PreferencesChange): Promise<void> {
    try {
      await storage.transact('write', ['preferences', ...currentUserStores], async (tx) => {
        await expectSignedIn(tx, owner)
        const stored = await tx.get('preferences', owner)
        await tx.put('preferences', { ...chosen, ...stored, ...unsaved, owner })
      })
    } catch (error) {
      if (error instanceof NotSignedIn) journal.drop('preferences', [owner])
      throw error
    }
    // A choice that was made during the write is still to be written.
    if (isWithin(leftFor(owner)?.unsaved, unsaved)) journal.drop('preferences', [owner])
  }

  async function read({ owner, unsaved }: PreferencesChange): Promise<Preferences | undefined> {
    const left = leftFor(owner)
    // The machine writes the choices of this page itself. A choice that is refused again stays in the journal.
    if (left && isEmpty(unsaved)) await write(left).catch(() => undefined)
    const stored = await storage.transact('read', ['preferences'], (tx) => tx.get('preferences', owner))
    // A choice that is not stored applies to this visit.
    const unwritten = leftFor(owner)
    return unwritten ? { ...unwritten.chosen, ...stored, ...unwritten.unsaved } : stored
  }

  return preferencesMachine.provide({
    actors: {
      read: fromPromise(({ input }) => read(input)),
      write: fromPromise(({ input }) => write(input)),
      fetchTexts: fromPromise(({ input }) => languages.load(input.language)),
    },
    actions: {
      storeInBrowser: (_, { shown, ...change }) => {
        appearance.save(shown)
        if (!isEmpty(change.unsaved)) journal.record('preferences', change.owner, change)
      },
      forgetInBrowser: () => appearance.forget(),
      showLanguage: (_, { language }) => appearance.show({ language }),
    },
  })
}

const isEmpty = (unsaved: Partial<Preferences>) => Object.keys(unsaved).length === 0

function isWithin(some: Partial<Preferences> = {}, all: Partial<Preferences>): boolean {
  return Object.entries(some).every(([name, value]) => all[name as keyof Preferences] === value)
}
