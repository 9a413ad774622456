import type { Ports } from '../ports/ports.ts'
import { durationOf, type NoticeAction } from './notice.ts'
import { noticesMachine } from './notices.machine.ts'

export function noticesWith({ toasts }: Pick<Ports, 'toasts'>) {
  const shown = new Map<string, NoticeAction['actor']>()
  return noticesMachine.provide({
    actions: {
      show: (_, { notices, onProductScreen }) => {
        for (const notice of notices) {
          const id = toasts.show({ ...notice, duration: durationOf(notice.kind, onProductScreen) })
          if (notice.action) shown.set(id, notice.action.actor)
        }
      },
      withdraw: (_, { actor }) => {
        for (const [id, owner] of shown) {
          if (owner !== actor) continue
          toasts.dismiss(id)
          shown.delete(id)
        }
      },
    },
  })
}
