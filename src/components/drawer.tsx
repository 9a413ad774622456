import { Dialog, type DialogProps } from './dialog.tsx'

export const Drawer = (props: Omit<DialogProps, 'placement'>) => <Dialog placement="end" {...props} />
