import { scenariosTexts } from '../i18n/en/room.ts'
import { useRoom, useWords } from '../room-context.tsx'

/** Links to the named scenarios, each of which can be shared. */
export const ScenarioLinks = () => {
  const { ports, language } = useRoom()
  const words = useWords(scenariosTexts)
  return (
    <section className="sc-room-scenarios" aria-labelledby="room-scenarios">
      <h2 id="room-scenarios">{words.title}</h2>
      <p>{words.about}</p>
      <ul>
        {ports.registry.scenarios.map(({ id, label }) => (
          <li key={id}>
            <a href={ports.scenarioAddress(id)} target="_blank" rel="noreferrer">
              {label(language)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
