import { stopsTexts } from '../i18n/en/stops.ts'
import { type Stop, stopOf } from '../machines/stops.ts'
import { useCommand, useWords } from '../room-context.tsx'
import type { Slot } from '../see/slot.ts'
import { useStops } from './stops-around.tsx'
import './stops.css'

interface Props {
  readonly kind: Stop['kind']
  readonly what: string
  /** As it is told. */
  readonly name: string
  readonly slot: Slot
}

/** Sets a stop, or lifts it. */
export const StopToggle = ({ kind, what, name, slot: { link, machine } }: Props) => {
  const words = useWords(stopsTexts)
  const command = useCommand(link)
  const stop = stopOf(kind, machine.name, what)
  const isSet = useStops().has(stop.id)
  return (
    <button
      type="button"
      className="sc-room-hold"
      aria-label={`${words.at[kind]} ${name}`}
      aria-pressed={isSet}
      onClick={() => (isSet ? command('stops.lift', stop.id) : command('stops.set', stop))}
    >
      {words.hold[kind]}
    </button>
  )
}
