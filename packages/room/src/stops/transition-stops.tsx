import type { ChartTransition } from '@statecart/chart'
import type { Slot } from '../see/slot.ts'
import { StopToggle } from './stop-toggle.tsx'

interface Props {
  readonly transition: ChartTransition
  readonly slot: Slot
}

/** Before its event, and before its guard is asked. What is taken without an event cannot be held. */
export const TransitionStops = ({ transition: { id, event, cause, guard }, slot }: Props) => {
  if (event === '' || event.includes('*')) return null
  return (
    <span className="sc-room-row-actions">
      <StopToggle kind="event" what={event} name={cause} slot={slot} />
      {guard === undefined ? null : <StopToggle kind="guard" what={id} name={guard} slot={slot} />}
    </span>
  )
}
