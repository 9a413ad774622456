import { fromPromise } from 'xstate'
import { findUser } from '../domain/current-user.ts'
import type { Rules } from '../domain/form.ts'
import type { Stored } from '../domain/stored.ts'
import { guest } from '../domain/user.ts'
import type { Ports } from '../ports/ports.ts'
import { createFormMachine } from './form.machine.ts'

type Draft = Stored['drafts']

export function formWith({ storage, journal }: Pick<Ports, 'storage' | 'journal'>, rules: Rules) {
  /** Records the draft in the journal first, in case the page is closed before the draft is written. */
  async function saveDraft(draft: Draft): Promise<void> {
    journal.record('drafts', draft.key, draft)
    await storage.transact('write', ['drafts', 'registeredUsers'], async (tx) => {
      // Another tab may have deleted the account.
      if (draft.owner === guest || (await findUser(tx, draft.owner))) await tx.put('drafts', draft)
    })
    journal.drop('drafts', [draft.key])
  }

  async function readDraft(key: string): Promise<Draft | undefined> {
    const unsaved = journal.entries('drafts').find((draft) => draft.key === key)
    if (unsaved) {
      // If the write fails again, the draft stays in the journal.
      await saveDraft(unsaved).catch(() => undefined)
      return unsaved
    }
    return storage.transact('read', ['drafts'], (tx) => tx.get('drafts', key))
  }

  return createFormMachine(rules).provide({
    actors: {
      readDraft: fromPromise(async ({ input: { key } }) =>
        key === undefined ? undefined : (await readDraft(key))?.values,
      ),
      saveDraft: fromPromise(async ({ input: { draft, values } }) => {
        if (draft) await saveDraft({ ...draft, values })
      }),
    },
    actions: {
      forgetDraft: ({ context: { draft } }) => {
        if (!draft) return
        journal.drop('drafts', [draft.key])
        void storage.transact('write', ['drafts'], (tx) => tx.remove('drafts', draft.key)).catch(() => {})
      },
    },
  })
}
