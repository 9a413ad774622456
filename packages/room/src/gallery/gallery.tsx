import type { MachineInfo } from '../about/about-protocol.ts'
import { useAboutProblem, useApplication, useMachines } from '../about/use-about.ts'
import { activeStates } from '../actors/active-states.ts'
import { useActors } from '../actors/use-actors.ts'
import { Arrival } from '../arrival/arrival.tsx'
import { galleryTexts, roomTexts } from '../i18n/en/room.ts'
import { useRoom, useRoomShown, useWords } from '../room-context.tsx'
import { ScenarioLinks } from '../scenarios/scenario-links.tsx'
import { MachineCard } from './machine-card.tsx'
import { RoomHeading } from './machine-head.tsx'
import './gallery.css'

/** All machines of the application by group, with the states of the running machines. */
export const Gallery = () => {
  return <Machines states={activeStates(useActors() ?? [])} />
}

type StatesProps = { readonly states: ReadonlyMap<string | undefined, readonly string[]> }

const Machines = ({ states }: StatesProps) => {
  const machines = useMachines()
  const words = useWords(roomTexts)
  const { none, failed } = useWords(galleryTexts)
  const problem = useAboutProblem()
  const filters = useRoomShown(({ context }) => context.filters)
  const shown = machines.filter((machine) => isWanted(machine, states.get(machine.name), filters))
  return (
    <div className="sc-room-gallery-page">
      <header className="sc-room-gallery-head">
        <RoomHeading>{words.gallery}</RoomHeading>
        {machines.length > 0 ? <MachineFilters states={states} shown={shown.length} /> : null}
      </header>
      {problem === undefined ? null : <p role="alert">{failed(problem)}</p>}
      <Arrival />
      {machines.length > 0 && shown.length === 0 ? <p>{none}</p> : null}
      <Groups machines={shown} states={states} />
      <ScenarioLinks />
    </div>
  )
}

function isWanted(
  { title, purpose, name }: MachineInfo,
  states: readonly string[] | undefined,
  { machines, running }: { readonly machines: string; readonly running: boolean },
): boolean {
  const whole = [title, purpose, name, ...(states ?? [])].join(' ').toLowerCase()
  const words = machines.toLowerCase().split(/\s+/)
  return (!running || states !== undefined) && words.every((word) => whole.includes(word))
}

const MachineFilters = ({ states, shown }: StatesProps & { readonly shown: number }) => {
  const { room } = useRoom()
  const words = useWords(galleryTexts)
  const known = useMachines()
  const { machines, running } = useRoomShown(({ context }) => context.filters)
  return (
    <search className="sc-room-gallery-filters">
      <input
        type="search"
        aria-label={words.filter}
        placeholder={words.filter}
        value={machines}
        onChange={({ target }) => room.send({ type: 'room.filtered', filters: { machines: target.value } })}
      />
      <label>
        <input
          type="checkbox"
          checked={running}
          onChange={({ target }) =>
            room.send({ type: 'room.filtered', filters: { running: target.checked } })
          }
        />{' '}
        {words.running}
      </label>
      <output>{words.found(shown, known.length, known.filter(({ name }) => states.has(name)).length)}</output>
    </search>
  )
}

type GroupsProps = StatesProps & { readonly machines: readonly MachineInfo[] }

const Groups = ({ machines, states }: GroupsProps) => {
  const { others } = useWords(galleryTexts)
  const named = useApplication().groups
  if (named.length === 0) return <Cards machines={machines} states={states} />
  const groups = [
    ...named.map(({ id, label }) => ({
      id,
      label,
      members: machines.filter(({ group }) => group === id),
    })),
    {
      id: 'others',
      label: others,
      members: machines.filter(({ group }) => named.every(({ id }) => id !== group)),
    },
  ]
  return groups.map(({ id, label, members }) =>
    members.length === 0 ? null : (
      <section key={id} aria-labelledby={`machines-${id}`}>
        <h2 id={`machines-${id}`}>{label}</h2>
        <Cards machines={members} states={states} />
      </section>
    ),
  )
}

const Cards = ({ machines, states }: GroupsProps) => (
  <ul className="sc-room-gallery">
    {machines.map((machine) => (
      <li key={machine.name}>
        <MachineCard machine={machine} states={states.get(machine.name)} />
      </li>
    ))}
  </ul>
)
