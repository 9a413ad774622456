import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Omit<DialogProps, 'width' | 'placement'>

export const Drawer = (props: Props) => <Dialog placement="end" {...props} />
