import { actionText } from '@statecart/chart'
import { assignment, isLog } from '../xstate5.ts'
import { type Change, removed } from './change.ts'
import { changedAt, itemsWithKeys, type Keys } from './edit.ts'

/** Removes each action except `log`, whose output no model checks, and each value that an inline `assign` sets if it sets several values. */
export function actionChanges(given: unknown, keys: Keys, place: string): Change[] {
  const judged = itemsWithKeys(given, keys).filter(([action]) => !isLog(action))
  return judged.flatMap(([action, at]) => {
    const assigned = assignment(action)
    const names = assigned && assigned.names.length > 1 ? assigned.names : []
    return [
      removed('action removed', place, `the action ${actionText(action)}`, at),
      ...names.map(
        (name): Change => ({
          kind: 'assignment removed',
          place,
          difference: `without assigning ${name}`,
          keys: [...at, name],
          apply: (config) => changedAt(config, at, () => assigned?.without(name)),
        }),
      ),
    ]
  })
}
