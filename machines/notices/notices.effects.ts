import { durationOf } from '../domain/notice.ts'
import type { Ports } from '../ports/ports.ts'
import { noticesMachine } from './notices.machine.ts'

export function noticesWith({ toasts }: Pick<Ports, 'toasts'>) {
  const toastIds = new Map<number, string>()
  return noticesMachine.provide({
    actions: {
      show: (_, { said, onProductScreen }) => {
        for (const { id, notice, count } of said) {
          const previousToast = toastIds.get(id)
          const duration = durationOf(notice.kind, onProductScreen)
          const toast = {
            ...notice,
            shownId: id,
            count,
            duration,
            ...(previousToast && { id: previousToast }),
          }
          toastIds.set(id, toasts.show(toast))
        }
      },
      withdraw: (_, { ids }) => {
        for (const id of ids) {
          const toast = toastIds.get(id)
          if (toast) toasts.dismiss(toast)
          toastIds.delete(id)
        }
      },
      forget: (_, { id }) => toastIds.delete(id),
    },
  })
}
