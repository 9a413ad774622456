import type { ComponentProps } from 'react'
import type { MachineInfo } from '../about/about-protocol.ts'
import { seeTexts } from '../i18n/en/see.ts'
import type { RoomLink } from '../protocol.ts'
import { useLink, useQuery, useRoom, useWords } from '../room-context.tsx'
import { actorsOf, useChosenActor } from '../see/running-machine.ts'

type PurposeProps = { readonly machine: MachineInfo }

/** The purpose of a machine, in the room's language if it is translated. */
export const Purpose = ({ machine }: PurposeProps) => {
  const { language } = useRoom()
  return machine.language === language ? (
    machine.purpose
  ) : (
    <span lang={machine.language}>{machine.purpose}</span>
  )
}

/** The room's main heading. In a panel it is an h2, because the application has its own h1. The room can focus it. */
export const RoomHeading = (props: ComponentProps<'h1'>) => {
  const Level = useRoom().ports.leave ? 'h2' : 'h1'
  return <Level {...props} tabIndex={-1} className="sc-room-heading" />
}

type Props = { readonly machine: MachineInfo }

/** A machine's purpose, and a select for one of its actors. */
export const MachineHead = ({ machine }: Props) => {
  const link = useLink()
  return (
    <div className="sc-room-head">
      <p>
        <Purpose machine={machine} />
      </p>
      {link ? <ActorChoice link={link} machine={machine} /> : null}
    </div>
  )
}

const ActorChoice = ({ link, machine }: Props & { readonly link: RoomLink }) => {
  const words = useWords(seeTexts)
  const { room } = useRoom()
  const chosen = useChosenActor(link, machine)
  const all = useQuery(link, 'actors.list')
  if (!all) return null
  if (!chosen) return <p className="sc-room-idle">{words.notRunning}</p>
  const actors = actorsOf(machine, all)
  if (actors.length < 2) return null
  return (
    <label className="sc-room-choice">
      {words.instances}
      <select
        value={chosen.sessionId}
        onChange={({ target }) =>
          room.send({ type: 'room.show', selection: { machine: machine.name, actor: target.value } })
        }
      >
        {actors.map(({ sessionId, name, status }) => (
          <option key={sessionId} value={sessionId}>
            {words.actorIn(`${name} ${sessionId}`, status)}
          </option>
        ))}
      </select>
    </label>
  )
}
