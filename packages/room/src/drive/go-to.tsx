import type { ChartState } from '@statecart/chart'
import { driveTexts } from '../i18n/en/drive.ts'
import { useCommand, useWords } from '../room-context.tsx'
import type { Slot } from '../see/slot.ts'

type Props = { readonly state: ChartState; readonly name: string; readonly slot: Slot }

/** Leads the live actor to a state, by the shortest way from where it is. */
export const GoTo = ({ state, name, slot: { link, actor } }: Props) => {
  const words = useWords(driveTexts)
  const command = useCommand(link)
  return (
    <button
      type="button"
      className="sc-room-go"
      aria-label={words.goTo(name)}
      onClick={() => command('drive.go', actor.sessionId, state.id)}
    >
      {words.go}
    </button>
  )
}
