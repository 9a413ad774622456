import { type Toast, toast } from 'react-hot-toast/headless'
import type { Notice, NoticeKind } from '../../machines/domain/notice.ts'
import type { Ports, ToastOptions } from '../../machines/ports/ports.ts'

const show: Record<NoticeKind, (message: string, options: Partial<Toast>) => string> = {
  blank: toast,
  success: toast.success,
  error: toast.error,
  loading: toast.loading,
  custom: toast.custom,
}

/** The data that the view reads from a toast: the notice to show. */
export interface ToastWithNotice {
  notice: Notice & Pick<ToastOptions, 'shownId' | 'count'>
}

/** Toasts created before the list was rendered; their timers have not started. */
let waiting: Map<string, ToastOptions> | undefined = new Map()

export const toasts = {
  show(options: ToastOptions) {
    const id = put(waiting ? { ...options, duration: Number.POSITIVE_INFINITY } : options)
    waiting?.set(id, options)
    return id
  },
  dismiss(id: string) {
    waiting?.delete(id)
    toast.dismiss(id)
  },
  listShown() {
    const begun = waiting ?? new Map<string, ToastOptions>()
    waiting = undefined
    for (const [id, options] of begun) put({ ...options, id })
  },
} satisfies Ports['toasts']

function put({ duration, id, ...notice }: ToastOptions): string {
  const options: Partial<Toast> & ToastWithNotice = {
    ...(id && { id }),
    duration,
    position: 'top-right',
    notice,
  }
  return show[notice.kind](notice.text, options)
}
