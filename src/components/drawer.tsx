import { Dialog, type DialogProps } from './dialog.tsx'

type Props = Omit<DialogProps, 'width' | 'placement'> & { readonly side?: 'end' | 'start' | undefined }

export const Drawer = ({ side = 'end', ...rest }: Props) => <Dialog placement={side} {...rest} />
