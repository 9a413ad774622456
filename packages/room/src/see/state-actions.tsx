import type { ChartState } from '@statecart/chart'
import { chartOfMachine } from '../chart/charts.ts'
import { GoTo } from '../drive/go-to.tsx'
import { seeTexts } from '../i18n/en/see.ts'
import { useWords } from '../room-context.tsx'
import { SightLink } from '../sight-link.tsx'
import { StopToggle } from '../stops/stop-toggle.tsx'
import type { Slot } from './slot.ts'

type Props = { readonly state: ChartState; readonly slot: Slot }

/** What can be done with a state, in its row of the outline. */
export const StateActions = ({ state, slot }: Props) => {
  const words = useWords(seeTexts)
  return (
    <span className="sc-room-row-actions">
      <SightLink sight={{ machine: slot.machine.name, actor: slot.actor.sessionId, state: state.id }}>
        {words.point}
        <span className="visually-hidden"> {state.key}</span>
      </SightLink>
      <GoTo state={state} name={nameOf(state, slot)} slot={slot} />
      <StopToggle kind="state" what={state.id} name={nameOf(state, slot)} slot={slot} />
    </span>
  )
}

/** By its own name, or where another state has the same by the whole path. */
function nameOf({ key, path }: ChartState, { machine }: Slot): string {
  const namesakes = chartOfMachine(machine).states.filter((other) => other.key === key)
  return namesakes.length > 1 && path !== '' ? path : key
}
