import './breakpoints.css'
import type { ChartTransition } from '@statecart/chart'
import { breakpointsTexts } from '../i18n/en/breakpoints.ts'
import { type Breakpoint, breakpointOf } from '../machines/breakpoints.ts'
import { useCommand, useWords } from '../room-context.tsx'
import type { RunningMachine } from '../see/running-machine.ts'
import { useBreakpoints } from './breakpoints-context.tsx'

interface TransitionProps {
  readonly transition: ChartTransition
  readonly running: RunningMachine
  /** Whether the breakpoint on the event is left out, because another row of the outline offers it. */
  readonly isRepeated?: boolean
}

/** Buttons for breakpoints before a transition's event and before its guard. Eventless transitions have no breakpoints. */
export const TransitionBreakpoints = ({
  transition: { id, event, cause, guard },
  running,
  isRepeated,
}: TransitionProps) => {
  if (event === '') return null
  return (
    <span className="sc-room-row-actions">
      {isRepeated ? null : <BreakpointToggle kind="event" what={event} name={cause} running={running} />}
      {guard === undefined ? null : (
        <BreakpointToggle
          kind="guard"
          what={id}
          name={guard}
          listedAs={`${cause} [${guard}]`}
          running={running}
        />
      )}
    </span>
  )
}

interface Props {
  readonly kind: Breakpoint['kind']
  readonly what: string
  /** Part of the accessible name. */
  readonly name: string
  /** The text in the list of breakpoints, if it is not `what`. */
  readonly listedAs?: string
  readonly running: RunningMachine
}

/** Sets or removes a breakpoint. */
export const BreakpointToggle = ({ kind, what, name, listedAs, running: { link, machine } }: Props) => {
  const words = useWords(breakpointsTexts)
  const command = useCommand(link)
  const breakpoint = { ...breakpointOf(kind, machine.name, what), ...(listedAs && { name: listedAs }) }
  const ids = useBreakpoints()
  if (!ids) return null
  const isSet = ids.has(breakpoint.id)
  return (
    <button
      type="button"
      className="sc-room-breakpoint"
      aria-label={`${words.at[kind]} ${name}`}
      aria-pressed={isSet}
      onClick={() =>
        isSet ? command('breakpoints.remove', breakpoint.id) : command('breakpoints.set', breakpoint)
      }
    >
      {words.short[kind]}
    </button>
  )
}
