import { Arrival } from '../arrival/arrival.tsx'
import { chartOfMachine } from '../chart/charts.ts'
import { galleryTexts, roomTexts } from '../i18n/en/room.ts'
import type { RoomLink } from '../protocol.ts'
import type { RoomMachine } from '../registry.ts'
import { useLink, useQuery, useRoom, useWords } from '../room-context.tsx'
import { ScenarioLinks } from '../scenarios/scenario-links.tsx'
import { SelectionLink } from '../selection-link.tsx'
import { Purpose, RoomHeading } from './machine-head.tsx'
import { Thumbnail } from './thumbnail.tsx'
import './gallery.css'

/** Every machine of the application, and how those that run stand. */
export const Gallery = () => {
  const link = useLink()
  return link ? <LiveGallery link={link} /> : <Cards states={new Map()} />
}

const LiveGallery = ({ link }: { readonly link: RoomLink }) => {
  const running = useQuery(link, 'actors.list')?.filter(({ status }) => status === 'active') ?? []
  return <Cards states={new Map(running.map(({ machine, states }) => [machine, states]))} />
}

type CardsProps = { readonly states: ReadonlyMap<string | undefined, readonly string[]> }

const Cards = ({ states }: CardsProps) => {
  const { machines } = useRoom().ports.registry
  const words = useWords(roomTexts)
  return (
    <div className="sc-room-gallery-page">
      <RoomHeading>{words.gallery}</RoomHeading>
      <Arrival />
      <ul className="sc-room-gallery">
        {machines.map((machine) => (
          <li key={machine.name}>
            <Card machine={machine} states={states.get(machine.name)} />
          </li>
        ))}
      </ul>
      <ScenarioLinks />
    </div>
  )
}

type CardProps = { readonly machine: RoomMachine; readonly states: readonly string[] | undefined }

const Card = ({ machine, states }: CardProps) => {
  const words = useWords(galleryTexts)
  const chart = chartOfMachine(machine)
  const [layout] = machine.layouts
  const active = states?.map((state) => (state === '' ? chart.id : `${chart.id}.${state}`)) ?? []
  return (
    <SelectionLink
      className="sc-room-machine"
      selection={{ machine: machine.name }}
      data-running={states ? true : undefined}
    >
      <strong translate="no">{machine.title}</strong>
      {layout ? <Thumbnail layout={layout} active={active} /> : null}
      <span className="sc-room-machine-facts">
        {words.size(chart.states.length, chart.transitions.length)}
        {states ? <code>{states.filter((state) => state !== '').join(' · ')}</code> : null}
      </span>
      <span className="sc-room-machine-purpose">
        <Purpose machine={machine} />
      </span>
    </SelectionLink>
  )
}
