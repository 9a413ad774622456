import { fromPromise } from 'xstate'
import type { Ports } from '../ports/ports.ts'
import { type FormInput, formMachine } from './form.machine.ts'
import type { FormValues } from './form.ts'

export function formWith({ storage }: Pick<Ports, 'storage'>) {
  return formMachine.provide({
    actors: {
      readDraft: fromPromise<FormValues | undefined, { key: string | undefined }>(
        async ({ input: { key } }) =>
          key === undefined
            ? undefined
            : (await storage.transact('read', ['drafts'], (tx) => tx.get('drafts', key)))?.values,
      ),
      keepDraft: fromPromise<void, { draft: FormInput['draft']; values: Record<string, string | boolean> }>(
        async ({ input: { draft, values } }) => {
          if (draft)
            await storage.transact('write', ['drafts'], (tx) => tx.put('drafts', { ...draft, values }))
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
