import type { PointerEvent, ReactNode, SyntheticEvent } from 'react'
import './modal-frame.css'

type Props = {
  readonly labelledBy?: string | undefined
  readonly label?: string | undefined
  readonly describedBy?: string | undefined
  readonly placement: 'center' | 'end' | 'start'
  readonly width?: 'sm' | 'md' | 'lg' | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
  /** Escape, a press outside, or the browser's own way of closing. */
  readonly onClose: () => void
  readonly children: ReactNode
}

const firstControl = 'button:not(:disabled), a[href], input:not(:disabled), select, textarea'

/** Opens when it mounts; when it unmounts, closing it gives the focus back to where it was. */
const openWhileMounted = (dialog: HTMLDialogElement | null) => {
  if (!dialog) return
  if (!dialog.open) dialog.showModal()
  const start =
    dialog.querySelector<HTMLElement>('[data-initial-focus]') ??
    dialog.querySelector<HTMLElement>(firstControl)
  start?.focus()
  return () => dialog.close()
}

const isOutside = ({ target, currentTarget }: SyntheticEvent<HTMLDialogElement>) => target === currentTarget

const rememberWherePressed = (event: PointerEvent<HTMLDialogElement>) => {
  event.currentTarget.dataset.pressedOutside = String(isOutside(event))
}

/** The native modal dialog: the browser keeps the focus inside and the rest of the page inert. */
export const ModalFrame = (props: Props) => {
  const { labelledBy, label, describedBy, placement, width = 'md', role, onClose, children } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is the press outside; its key is Escape, heard as cancel
    <dialog
      ref={openWhileMounted}
      className="sc-modal"
      data-placement={placement}
      data-width={width}
      role={role}
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        if (!isOutside(event)) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        if (isOutside(event) && event.currentTarget.isConnected) onClose()
      }}
      onPointerDown={rememberWherePressed}
      onClick={(event) => {
        if (isOutside(event) && event.currentTarget.dataset.pressedOutside === 'true') onClose()
      }}
    >
      <div className="sc-modal-panel">
        <div className="sc-modal-body">{children}</div>
      </div>
    </dialog>
  )
}
