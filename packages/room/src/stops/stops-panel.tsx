import { stopsTexts } from '../i18n/en/stops.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useLook, useWords } from '../room-context.tsx'
import './stops.css'

export const StopsTitle = () => useWords(stopsTexts).title

/** Every stop that is set. */
export const StopsPanel = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(stopsTexts)
  const command = useCommand(link)
  const stops = useLook(link, 'stops.view')?.stops ?? []
  if (stops.length === 0) return <p>{words.none}</p>
  return (
    <ul className="sc-room-stops">
      {stops.map(({ id, kind, machine, what }) => (
        <li key={id}>
          <span>
            {words.at[kind]} <code translate="no">{what}</code> <small translate="no">{machine}</small>
          </span>
          <Button size="sm" variant="outline" onClick={() => command('stops.lift', id)}>
            {words.remove}
            <span className="visually-hidden"> {what}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
