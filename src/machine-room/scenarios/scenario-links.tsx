import { scenariosTexts } from '../../i18n/room/en/scenarios.ts'
import { useRoom, useWords } from '../room-context.tsx'

/** Named points to start from, each a link that anybody can be sent. */
export const ScenarioLinks = () => {
  const { registry, scenarioAddress } = useRoom().ports
  const words = useWords(scenariosTexts)
  const names: Readonly<Record<string, string>> = words.names
  return (
    <section className="sc-room-scenarios" aria-labelledby="room-scenarios">
      <h2 id="room-scenarios">{words.title}</h2>
      <p>{words.about}</p>
      <ul>
        {registry.scenarios.map(({ id }) => (
          <li key={id}>
            <a href={scenarioAddress(id)} target="_blank" rel="noreferrer">
              {names[id] ?? id}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
