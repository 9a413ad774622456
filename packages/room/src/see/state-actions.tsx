import type { ChartState } from '@statecart/chart'
import { BreakpointToggle } from '../breakpoints/breakpoint-toggle.tsx'
import { useAct } from '../drive/use-act.ts'
import { driveTexts } from '../i18n/en/drive.ts'
import { seeTexts } from '../i18n/en/see.ts'
import { useWords } from '../room-context.tsx'
import { SelectionLink } from '../selection-link.tsx'
import type { RunningMachine } from './running-machine.ts'

type GoToProps = { readonly state: ChartState; readonly name: string; readonly running: RunningMachine }

/** A button that drives the live actor to a state by the shortest path. */
const GoTo = ({ state, name, running: { link, actor } }: GoToProps) => {
  const words = useWords(driveTexts)
  const act = useAct(link)
  return (
    <button
      type="button"
      className="sc-room-go"
      aria-label={words.goTo(name)}
      onClick={() => act('drive.goTo', actor.sessionId, state.id)}
    >
      {words.go}
    </button>
  )
}

type Props = { readonly state: ChartState; readonly running: RunningMachine }

/** The actions of a state in its row of the outline. */
export const StateActions = ({ state, running }: Props) => {
  const words = useWords(seeTexts)
  return (
    <span className="sc-room-row-actions">
      <SelectionLink
        selection={{ machine: running.machine.name, actor: running.actor.sessionId, state: state.id }}
      >
        {words.point}
        <span className="visually-hidden"> {state.key}</span>
      </SelectionLink>
      <GoTo state={state} name={nameOf(state, running)} running={running} />
      <BreakpointToggle kind="state" what={state.id} name={nameOf(state, running)} running={running} />
    </span>
  )
}

/** The state's key, or its whole path if another state has the same key. */
function nameOf({ key, path }: ChartState, { machine }: RunningMachine): string {
  const namesakes = machine.chart.states.filter((other) => other.key === key)
  return namesakes.length > 1 && path !== '' ? path : key
}
