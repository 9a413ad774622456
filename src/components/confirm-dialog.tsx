import { type ReactNode, useId } from 'react'
import { Button } from './button.tsx'
import { ModalFooter, ModalFrame, ModalHeader, ModalMain } from './modal-frame.tsx'
import { Heading } from './page.tsx'

type Props = {
  readonly title: ReactNode
  readonly children?: ReactNode
  /** Begins with the same verb as the button that opened the dialog. */
  readonly confirmLabel: string
  readonly cancelLabel: string
  readonly danger?: boolean | undefined
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

export const ConfirmDialog = (props: Props) => {
  const titleId = useId()
  const textId = useId()
  const { title, children, confirmLabel, cancelLabel, danger = false, onConfirm, onCancel } = props
  return (
    <ModalFrame
      placement="center"
      width="sm"
      role="alertdialog"
      labelledBy={titleId}
      describedBy={children ? textId : undefined}
      onClose={onCancel}
    >
      <ModalHeader>
        <Heading size="h3" id={titleId}>
          {title}
        </Heading>
      </ModalHeader>
      {children ? <ModalMain id={textId}>{children}</ModalMain> : null}
      <ModalFooter>
        <Button variant="outline" onClick={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant={danger ? 'danger' : 'solid'} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </ModalFrame>
  )
}
