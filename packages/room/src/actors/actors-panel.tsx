import { useMemo } from 'react'
import { Hint } from '../hints/hint.tsx'
import { actorsTexts } from '../i18n/en/actors.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useWords } from '../room-context.tsx'
import { SelectionLink } from '../selection-link.tsx'
import type { ActorLine } from './actors-protocol.ts'
import './actors.css'

/** Lists every actor below its parent, including stopped actors. */
export const ActorsPanel = ({ link }: { readonly link: RoomLink }) => {
  const actors = useQuery(link, 'actors.list')
  const words = useWords(actorsTexts)
  const families = useMemo(() => familiesOf(actors ?? []), [actors])
  const known = new Set(actors?.map(({ sessionId }) => sessionId))
  const roots = actors?.filter(({ parent }) => parent === undefined || !known.has(parent)) ?? []
  return (
    <section aria-label={words.title}>
      <Hint tool="actors" />
      <Family link={link} members={roots} families={families} />
    </section>
  )
}

function familiesOf(actors: readonly ActorLine[]): Map<string | undefined, ActorLine[]> {
  const families = new Map<string | undefined, ActorLine[]>()
  for (const actor of actors) families.set(actor.parent, [...(families.get(actor.parent) ?? []), actor])
  return families
}

interface FamilyProps {
  readonly link: RoomLink
  readonly members: readonly ActorLine[]
  readonly families: ReadonlyMap<string | undefined, readonly ActorLine[]>
}

const Family = ({ link, members, families }: FamilyProps) => (
  <ul className="sc-room-actors">
    {members.map((actor) => {
      const children = families.get(actor.sessionId)
      return (
        <li key={actor.sessionId}>
          <ActorText actor={actor} link={link} />
          {children ? <Family link={link} members={children} families={families} /> : null}
        </li>
      )
    })}
  </ul>
)

const ActorText = ({ actor, link }: { readonly actor: ActorLine; readonly link: RoomLink }) => {
  const words = useWords(actorsTexts)
  const command = useCommand(link)
  const { sessionId, name, machine, kind, status, states, error } = actor
  return (
    <p className="sc-room-actor" data-status={status}>
      <span className="sc-room-actor-lamp" data-kind={kind} />
      {machine === undefined ? (
        <b translate="no">{name}</b>
      ) : (
        <SelectionLink selection={{ machine, actor: sessionId }} translate="no">
          {name}
        </SelectionLink>
      )}
      <small translate="no">{sessionId}</small>
      <span>{words.kinds[kind]}</span>
      <span>{error === undefined ? words.statuses[status] : words.failed(error)}</span>
      <code>{states.filter((state) => state !== '').join(' · ')}</code>
      {actor.canRestart ? (
        <Button
          size="sm"
          variant="ghost"
          aria-label={words.againNamed(name)}
          onClick={() => command('drive.restart', sessionId)}
        >
          {words.again}
        </Button>
      ) : null}
    </p>
  )
}
