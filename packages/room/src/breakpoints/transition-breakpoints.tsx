import type { ChartTransition } from '@statecart/chart'
import type { Slot } from '../see/slot.ts'
import { BreakpointToggle } from './breakpoint-toggle.tsx'

interface Props {
  readonly transition: ChartTransition
  readonly slot: Slot
}

/** Before its event, and before its guard is asked. What is taken without an event cannot be held. */
export const TransitionBreakpoints = ({ transition: { id, event, cause, guard }, slot }: Props) => {
  if (event === '' || event.includes('*')) return null
  return (
    <span className="sc-room-row-actions">
      <BreakpointToggle kind="event" what={event} name={cause} slot={slot} />
      {guard === undefined ? null : <BreakpointToggle kind="guard" what={id} name={guard} slot={slot} />}
    </span>
  )
}
