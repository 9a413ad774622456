import { faultsTexts } from '../../i18n/room/en/faults.ts'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useLook, useWords } from '../room-context.tsx'

export const FaultsTitle = () => useWords(faultsTexts).title

/** A switch for each thing of the outside world that can go wrong. */
export const FaultsPanel = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(faultsTexts)
  const names: Readonly<Record<string, string>> = words.names
  const command = useCommand(link)
  const faults = useLook(link, 'faults.list') ?? []
  return (
    <ul className="sc-room-faults">
      {faults.map(({ id, isOn }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={isOn}
              onChange={({ target }) => command('faults.switch', id, target.checked)}
            />{' '}
            {names[id] ?? id}
          </label>
        </li>
      ))}
    </ul>
  )
}
