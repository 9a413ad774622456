import { Hint } from '../hints/hint.tsx'
import { breakpointsTexts } from '../i18n/en/breakpoints.ts'
import type { Breakpoint } from '../machines/breakpoints.ts'
import { Button } from '../parts/button.tsx'
import type { RoomLink } from '../protocol.ts'
import { useCommand, useQuery, useWords } from '../room-context.tsx'
import './breakpoints.css'

/** Lists the breakpoints. */
export const BreakpointsPanel = ({ link }: { readonly link: RoomLink }) => {
  const words = useWords(breakpointsTexts)
  const { breakpoints = [], canBreak = true } = useQuery(link, 'breakpoints.view') ?? {}
  if (!canBreak) return <p>{words.inReplay}</p>
  return (
    <>
      <Hint tool="breakpoints" />
      {breakpoints.length === 0 ? <p>{words.none}</p> : <List breakpoints={breakpoints} link={link} />}
    </>
  )
}

interface ListProps {
  readonly breakpoints: readonly Breakpoint[]
  readonly link: RoomLink
}

const List = ({ breakpoints, link }: ListProps) => {
  const words = useWords(breakpointsTexts)
  const command = useCommand(link)
  return (
    <ul className="sc-room-breakpoints">
      {breakpoints.map(({ id, kind, machine, what, name = what }) => (
        <li key={id}>
          <span>
            {words.at[kind]} <code translate="no">{name}</code> <small translate="no">{machine}</small>
          </span>
          <Button size="sm" variant="outline" onClick={() => command('breakpoints.remove', id)}>
            {words.remove}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}
