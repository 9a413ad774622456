import { inputOf, isSameData } from '@statecart/prove'
import type { AnyMachineSnapshot } from 'xstate'
import { fieldOf } from '../domain/store-layout.ts'
import type { OptimisticContext } from './optimistic-oracle.ts'

export const optimisticTags = {
  loading: ['loading'],
  writing: ['saving'],
  refused: ['refused'],
  rereading: ['refused'],
}

export function showsPending<Value, Change>(apply: (value: Value, change: Change) => Value) {
  return ({ context: { stored, pending, shown } }: AnyMachineSnapshot) =>
    isSameData(shown, (pending as readonly Change[]).reduce(apply, stored))
}

export const optimisticInvariants = {
  'the data that is read belongs to the current owner': (snapshot: AnyMachineSnapshot) =>
    ['reading', 'rereading'].every((id) => {
      const input = inputOf(snapshot, id)
      return input === undefined || fieldOf(input, 'owner') === snapshot.context.owner
    }),
  'reading is given the changes that were pending when it began': (snapshot: AnyMachineSnapshot) => {
    const input = inputOf(snapshot, 'reading')
    const inputPending = fieldOf(input, 'pending')
    return (
      input === undefined ||
      (Array.isArray(inputPending) &&
        isSameData(inputPending, snapshot.context.pending.slice(0, inputPending.length)))
    )
  },
  'a write contains the refused changes, then those that are sent': (snapshot: AnyMachineSnapshot) => {
    const { owner, refused, pending, sent }: OptimisticContext = snapshot.context
    const input = inputOf(snapshot, 'writing')
    return (
      input === undefined || isSameData(input, { owner, changes: [...refused, ...pending.slice(0, sent)] })
    )
  },
  'no change is pending in settled and refused': (snapshot: AnyMachineSnapshot) =>
    !(snapshot.matches('settled') || snapshot.matches('refused')) || snapshot.context.pending.length === 0,
  'there are refused changes in refused and rereading': ({ value, context }: AnyMachineSnapshot) =>
    context.refused.length > 0 || (value !== 'refused' && value !== 'rereading'),
}
