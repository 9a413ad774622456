import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import { alert, close, success } from './icons.ts'
import { Spinner } from './spinner.tsx'
import './toast-card.css'

type Props = {
  readonly kind: 'success' | 'error' | 'loading' | 'blank'
  readonly children: ReactNode
  readonly actionLabel?: string | undefined
  readonly onAction?: (() => void) | undefined
  readonly dismissLabel?: string | undefined
  readonly onDismiss?: (() => void) | undefined
  /** How many equal notices it stands for; the text stays as it is. */
  readonly count?: number | undefined
  /** On its way out. */
  readonly leaving?: boolean | undefined
}

const markOf = {
  success: <Icon of={success} />,
  error: <Icon of={alert} />,
  loading: <Spinner />,
  blank: null,
}

export const ToastCard = (props: Props) => {
  const { kind, children, actionLabel, onAction, dismissLabel, onDismiss, count = 1, leaving } = props
  return (
    <div className="sc-toast" data-kind={kind} data-leaving={leaving || undefined}>
      {markOf[kind] ? <span className="sc-toast-mark">{markOf[kind]}</span> : null}
      <div className="sc-toast-text" role={kind === 'error' ? 'alert' : 'status'}>
        {children}
      </div>
      {count > 1 ? (
        // An element of its own for each number: assistive technology announces additions.
        <span key={count} className="sc-toast-count">
          ×{count}
        </span>
      ) : null}
      {onAction ? (
        <button type="button" className="sc-toast-action" onClick={onAction}>
          {actionLabel}
        </button>
      ) : null}
      {onDismiss ? (
        <button type="button" className="sc-toast-dismiss" aria-label={dismissLabel} onClick={onDismiss}>
          <Icon of={close} size="1rem" />
        </button>
      ) : null}
    </div>
  )
}
