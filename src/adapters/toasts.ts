import { type Toast, toast } from 'react-hot-toast/headless'
import type { NoticeKind } from '../../machines/domain/notice.ts'
import type { Ports, ToastNotice, ToastOptions } from '../../machines/ports/ports.ts'

const createByKind: Record<NoticeKind, (message: string, options: Partial<Toast>) => string> = {
  blank: toast,
  success: toast.success,
  error: toast.error,
  loading: toast.loading,
  custom: toast.custom,
}

/** The notice in a toast, which the view reads. */
export interface ToastWithNotice {
  notice: ToastNotice
}

/**
 * The toasts that were created before the list was rendered: they have no time limit until then. Undefined once the list is
 * rendered.
 */
let queued: Map<string, ToastOptions> | undefined = new Map()

export const toasts = {
  show(options: ToastOptions) {
    const id = createOrUpdate(queued ? { ...options, duration: Number.POSITIVE_INFINITY } : options)
    queued?.set(id, options)
    return id
  },
  dismiss(id: string) {
    queued?.delete(id)
    toast.dismiss(id)
  },
  listShown() {
    const toStart = queued ?? new Map<string, ToastOptions>()
    queued = undefined
    for (const [id, options] of toStart) createOrUpdate({ ...options, id })
  },
} satisfies Ports['toasts']

function createOrUpdate({ duration, id, ...notice }: ToastOptions): string {
  const options: Partial<Toast> & ToastWithNotice = {
    ...(id && { id }),
    duration,
    position: 'top-right',
    notice,
  }
  return createByKind[notice.kind](notice.text, options)
}
