import type { KeyboardEvent } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { outlineMachine } from '../machines/outline.machine.ts'
import type { Row } from './outline-rows.ts'

/** Returns the row to which a key moves the focus, or undefined if the key does something else. */
export function focusTargetFor(
  event: KeyboardEvent,
  rows: readonly Row[],
  present: string | undefined,
  outline: ActorRefFrom<typeof outlineMachine>,
): string | undefined {
  if (!(event.target instanceof HTMLElement && event.target.role === 'treeitem')) return undefined
  const at = rows.findIndex(({ id }) => id === present)
  const row = rows[at]
  if (!row || event.altKey || event.ctrlKey || event.metaKey) return undefined
  const goal = goalOf(event.key, rows, at, row, outline)
  if (goal !== undefined) event.preventDefault()
  return goal
}

function goalOf(
  key: string,
  rows: readonly Row[],
  at: number,
  row: Row,
  outline: ActorRefFrom<typeof outlineMachine>,
): string | undefined {
  const isOpen = rows[at + 1]?.parent === row.id
  switch (key) {
    case 'ArrowDown':
      return rows[at + 1]?.id ?? row.id
    case 'ArrowUp':
      return rows[at - 1]?.id ?? row.id
    case 'Home':
      return rows[0]?.id
    case 'End':
      return rows.at(-1)?.id
    case 'ArrowRight':
      if (isOpen) return rows[at + 1]?.id
      outline.send({ type: 'outline.open', id: row.id })
      return row.id
    case 'ArrowLeft':
      if (!isOpen) return row.parent ?? row.id
      outline.send({ type: 'outline.close', id: row.id })
      return row.id
    default:
      return undefined
  }
}
