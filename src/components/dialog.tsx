import { type ReactNode, useId } from 'react'
import { IconButton } from './button.tsx'
import { close } from './icons.ts'
import { ModalFooter, ModalFrame, ModalHeader, ModalMain } from './modal-frame.tsx'
import { Heading } from './page.tsx'

type Props = {
  readonly title: ReactNode
  readonly closeLabel: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons at the bottom, which do not scroll. */
  readonly foot?: ReactNode
  readonly placement?: 'center' | 'end' | undefined
}

/** Open while it is rendered. */
export const Dialog = ({ title, closeLabel, onClose, children, foot, placement = 'center' }: Props) => {
  const titleId = useId()
  return (
    <ModalFrame placement={placement} labelledBy={titleId} onClose={onClose}>
      <ModalHeader>
        <Heading size="h3" id={titleId}>
          {title}
        </Heading>
        <IconButton icon={close} label={closeLabel} onClick={onClose} />
      </ModalHeader>
      <ModalMain>{children}</ModalMain>
      {foot ? <ModalFooter>{foot}</ModalFooter> : null}
    </ModalFrame>
  )
}

/** A dialog at the side of the page. */
export const Drawer = (props: Omit<Props, 'placement'>) => <Dialog placement="end" {...props} />
