import type { MachineInfo } from '../about/about-protocol.ts'
import { Hint } from '../hints/hint.tsx'
import { decideTexts } from '../i18n/en/drive.ts'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useWords } from '../room-context.tsx'

interface Props {
  readonly link: RoomLink
  readonly machine: MachineInfo
}

/** Chooses simulated answers of a machine's promises. */
export const DecideCard = ({ link, machine: { name } }: Props) => {
  const words = useWords(decideTexts)
  const command = useCommand(link)
  const promises = useQuery(link, 'decide.list', name) ?? []
  if (promises.length === 0) return null
  return (
    <section className="sc-room-card">
      <h2>{words.title}</h2>
      <Hint tool="decide" />
      <ul className="sc-room-deciding">
        {promises.map(({ id, choices, chosen }) => (
          <li key={id}>
            <label>
              <code translate="no">{id}</code>
              <select
                aria-label={words.answerOf(id)}
                value={chosen ?? ''}
                onChange={({ target }) => command('decide.choose', name, id, target.value || undefined)}
              >
                <option value="">{words.asItIs}</option>
                {choices.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {`${words.kinds[choice.kind]} ${choice.answer}`.trim()}
                  </option>
                ))}
              </select>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
