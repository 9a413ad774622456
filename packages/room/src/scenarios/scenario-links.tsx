import { useApplication } from '../about/use-about.ts'
import { scenariosTexts } from '../i18n/en/room.ts'
import { useRoom, useWords } from '../room-context.tsx'

/** Links to the named scenarios, each of which can be shared. */
export const ScenarioLinks = () => {
  const { ports } = useRoom()
  const { scenarios } = useApplication()
  const words = useWords(scenariosTexts)
  if (scenarios.length === 0) return null
  return (
    <section className="sc-room-scenarios" aria-labelledby="room-scenarios">
      <h2 id="room-scenarios">{words.title}</h2>
      <p>{words.about}</p>
      <ul>
        {scenarios.map((scenario) => (
          <li key={scenario.id}>
            <a href={ports.scenarioAddress(scenario)} target="_blank" rel="noreferrer">
              {scenario.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
