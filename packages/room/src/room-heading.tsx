import type { ComponentProps } from 'react'
import { useRoom } from './room-context.tsx'

/** What the room shows; beside the application the page's first heading is the application's. */
export const RoomHeading = (props: ComponentProps<'h1'>) => {
  const Level = useRoom().ports.leave ? 'h2' : 'h1'
  return <Level {...props} className="sc-room-heading" />
}
