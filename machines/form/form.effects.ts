import { fromPromise } from 'xstate'
import type { FormValues, Rules } from '../domain/form.ts'
import type { Stored } from '../domain/stored.ts'
import type { Ports } from '../ports/ports.ts'
import { createFormMachine, type FormInput } from './form.machine.ts'

type Draft = Stored['drafts']

export function formWith({ storage, journal }: Pick<Ports, 'storage' | 'journal'>, rules: Rules) {
  /** Records the draft in the journal first, in case the page is closed before the draft is written. */
  async function keep(draft: Draft): Promise<void> {
    journal.record('drafts', draft.key, draft)
    await storage.transact('write', ['drafts'], (tx) => tx.put('drafts', draft))
    journal.drop('drafts', [draft.key])
  }

  async function recall(key: string): Promise<Draft | undefined> {
    const left = journal.entries('drafts').find((draft) => draft.key === key)
    if (left) {
      // If storage refuses it again, it stays in the journal.
      await keep(left).catch(() => undefined)
      return left
    }
    return storage.transact('read', ['drafts'], (tx) => tx.get('drafts', key))
  }

  return createFormMachine(rules).provide({
    actors: {
      readDraft: fromPromise<FormValues | undefined, { key: string | undefined }>(
        async ({ input: { key } }) => (key === undefined ? undefined : (await recall(key))?.values),
      ),
      saveDraft: fromPromise<void, { draft: FormInput['draft']; values: Draft['values'] }>(
        async ({ input: { draft, values } }) => {
          if (draft) await keep({ ...draft, values })
        },
      ),
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
