import { fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import type { Stored } from '../ports/stored.ts'
import { type FormInput, formMachine } from './form.machine.ts'
import type { FormValues } from './form.ts'

type Draft = Stored['drafts']

export function formWith({ storage, slate }: Pick<Ports, 'storage' | 'slate'>) {
  /** Taken down first, should the page end before it is written. */
  async function keep(draft: Draft): Promise<void> {
    slate.keep('drafts', draft, draft.key)
    await storage
      .transact('write', ['drafts'], (tx) => tx.put('drafts', draft))
      .finally(() => slate.drop('drafts', draft.key))
  }

  async function recall(key: string): Promise<Draft | undefined> {
    for (const [name, draft] of slate.left('drafts')) if (name === key) await keep({ ...draft, key })
    return storage.transact('read', ['drafts'], (tx) => tx.get('drafts', key))
  }

  return formMachine.provide({
    actors: {
      readDraft: fromPromise<FormValues | undefined, { key: string | undefined }>(
        async ({ input: { key } }) => (key === undefined ? undefined : (await recall(key))?.values),
      ),
      keepDraft: fromPromise<void, { draft: FormInput['draft']; values: Draft['values'] }>(
        async ({ input: { draft, values } }) => {
          if (draft) await keep({ ...draft, values })
        },
      ),
    },
    actions: {
      forgetDraft: ({ context: { draft } }) => {
        if (draft)
          void storage.transact('write', ['drafts'], (tx) => tx.remove('drafts', draft.key)).catch(() => {})
      },
    },
  })
}
