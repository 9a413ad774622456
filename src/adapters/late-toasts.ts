import type { Ports } from '../../machines/ports/ports.ts'
import type { toasts } from './toasts.ts'

export interface LateToastsOptions extends Pick<Ports, 'ids' | 'log'> {
  load?: () => Promise<typeof toasts>
  /** Called with every toast: whoever shows them is needed from now on. */
  onShow?: () => void
}

/** The toast store, fetched with the first toast; each waits for its turn. */
export function createLateToasts({
  ids,
  log,
  load = async () => (await import('./toasts.ts')).toasts,
  onShow = () => {},
}: LateToastsOptions): Ports['toasts'] {
  let turn: Promise<unknown> = Promise.resolve()

  function inTurn(act: (store: typeof toasts) => void): void {
    turn = turn
      .then(load)
      .then(act)
      .catch((error: unknown) => log.error('A toast could not be shown', { error }))
  }

  return {
    show(notice) {
      const id = ids.next()
      onShow()
      inTurn((store) => store.show({ ...notice, id }))
      return id
    },
    dismiss: (id) => inTurn((store) => store.dismiss(id)),
  }
}
