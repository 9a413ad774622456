import { useApplication } from '../about/use-about.ts'
import { Hint } from '../hints/hint.tsx'
import { faultsTexts } from '../i18n/en/room.ts'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useWords } from '../room-context.tsx'

/** A switch for each fault in the application's environment. */
export const FaultsPanel = ({ link }: { readonly link: RoomLink }) => {
  const known = useApplication().faults
  const command = useCommand(link)
  const words = useWords(faultsTexts)
  const faults = useQuery(link, 'faults.list') ?? []
  return (
    <>
      <Hint tool="faults" />
      <ul className="sc-room-faults">
        {faults.map(({ id, isOn, problem }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={isOn}
                onChange={({ target }) => command('faults.switch', id, target.checked)}
              />{' '}
              {known.find((fault) => fault.id === id)?.label ?? id}
            </label>
            {problem === undefined ? null : <p role="alert">{words.failed(problem)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
