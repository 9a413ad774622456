import { useApplication } from '../about/use-about.ts'
import { arrivalTexts, roomTexts } from '../i18n/en/room.ts'
import { whyTexts } from '../i18n/en/why.ts'
import type { RoomLink } from '../protocol.ts'
import { useLink, useQuery, useRoom, useRoomShown, useWords } from '../room-context.tsx'
import { SelectionLink } from '../selection-link.tsx'
import './arrival.css'

/**
 * The area above the list of machines. Without an application it explains the room; with one it shows the latest problem,
 * or why no actors were found.
 */
export const Arrival = () => {
  const link = useLink()
  const isAlone = useRoomShown((room) => room.matches('alone'))
  if (link) return <LatestTrouble link={link} />
  return isAlone ? <Explanation /> : null
}

const LatestTrouble = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(whyTexts)
  const trouble = useQuery(link, 'see.trouble')
  const revision = useQuery(link, 'about.revision')
  if (!trouble) return revision === 0 ? <NoActors /> : null
  const { machine, sessionId, event, isFailure } = trouble
  const sentence = isFailure ? words.trouble.failed : words.trouble.refused
  return (
    <SelectionLink className="sc-room-trouble" selection={{ machine, actor: sessionId }}>
      {sentence(event, machine)}
    </SelectionLink>
  )
}

const NoActors = () => <p>{useWords(arrivalTexts).noActors}</p>

const Explanation = () => {
  const { ports } = useRoom()
  const words = useWords(arrivalTexts)
  const { openShop } = useWords(roomTexts)
  const [scenario] = useApplication().scenarios
  return (
    <section className="sc-room-arrival">
      <p>{words.about}</p>
      <p className="sc-room-arrival-ways">
        {ports.home === undefined ? null : (
          <a href={ports.home} target="_blank" rel="noreferrer">
            {openShop}
          </a>
        )}
        {scenario ? (
          <a href={ports.scenarioAddress(scenario)} target="_blank" rel="noreferrer">
            {words.start(scenario.label)}
          </a>
        ) : null}
      </p>
    </section>
  )
}
