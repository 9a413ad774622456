import type { ComponentProps, MouseEvent } from 'react'
import type { Sight } from './machines/room.ts'
import { useRoom } from './room-context.tsx'

type Props = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { readonly sight: Sight }

/** A link to something in the room; its address opens the room there in any window. */
export const SightLink = ({ sight, children, ...rest }: Props) => {
  const { room, ports } = useRoom()
  const show = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    room.send({ type: 'room.show', sight })
  }
  return (
    <a {...rest} href={ports.address.of(sight)} onClick={show}>
      {children}
    </a>
  )
}
