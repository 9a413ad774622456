import { type Toast, toast } from 'react-hot-toast/headless'
import type { Notice, NoticeKind } from '../../machines/notices/notice.ts'
import type { Ports, ToastOptions } from '../../machines/ports/ports.ts'

const show: Record<NoticeKind, (message: string, options: Partial<Toast>) => string> = {
  blank: toast,
  success: toast.success,
  error: toast.error,
  loading: toast.loading,
  custom: toast.custom,
}

/** What the view finds on a toast besides the library's own: the notice, to be put into words. */
export interface Noticed {
  notice: Notice & Pick<ToastOptions, 'shownId' | 'count'>
}

export const toasts = {
  show({ duration, id, ...notice }: ToastOptions) {
    const options: Partial<Toast> & Noticed = { ...(id && { id }), duration, position: 'top-right', notice }
    return show[notice.kind](notice.text, options)
  },
  dismiss: (id: string) => toast.dismiss(id),
} satisfies Ports['toasts']
