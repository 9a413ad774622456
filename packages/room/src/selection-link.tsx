import type { ComponentProps, MouseEvent } from 'react'
import type { Selection } from './machines/room.ts'
import { useRoom } from './room-context.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { readonly selection: Selection }

/** A link to a selection in the room. Its URL opens the room with this selection in any window. */
export const SelectionLink = ({ selection, children, ...rest }: Props) => {
  const { room, ports } = useRoom()
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    room.send({ type: 'room.show', selection })
  }
  return (
    <a {...rest} href={ports.inspectorUrl.of(selection)} onClick={show}>
      {children}
    </a>
  )
}
