import { Hint } from '../hints/hint.tsx'
import { faultsTexts } from '../i18n/en/room.ts'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useRoom, useWords } from '../room-context.tsx'

export const FaultsTitle = () => useWords(faultsTexts).title

/** A switch for each thing of the outside world that can go wrong. */
export const FaultsPanel = ({ link }: { readonly link: RoomLink }) => {
  const { ports, language } = useRoom()
  const command = useCommand(link)
  const faults = useQuery(link, 'faults.list') ?? []
  return (
    <>
      <Hint tool="faults" />
      <ul className="sc-room-faults">
        {faults.map(({ id, isOn }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => command('faults.switch', id, target.checked)}
              />{' '}
              {ports.registry.faults.find((fault) => fault.id === id)?.label(language) ?? id}
            </label>
          </li>
        ))}
      </ul>
    </>
  )
}
