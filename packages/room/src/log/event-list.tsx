import './log.css'
import { useActorRef, useSelector } from '@xstate/react'
import { type ComponentType, type KeyboardEvent, type UIEvent, useLayoutEffect, useRef } from 'react'
import type { SnapshotFrom } from 'xstate'
import { readingMachine } from '../machines/reading.machine.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useRoom } from '../room-context.tsx'
import { LogDetailCard } from './log-detail-card.tsx'
import { LogFilters } from './log-filters.tsx'
import type { LogPage } from './log-protocol.ts'

const ways: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** The arrow keys move the focus between rows. */
export function goByRow(event: KeyboardEvent<HTMLElement>): void {
  const way = ways[event.key]
  const row = event.target instanceof Element ? event.target.closest('li') : null
  if (!(way && row)) return
  event.preventDefault()
  row[way]?.querySelector('button')?.focus()
}

type Reading = SnapshotFrom<typeof readingMachine>
const contextOf = ({ context }: Reading) => context
const isFollowing = (snapshot: Reading) => snapshot.matches('following')

/** As high as the style sheet makes it. */
export const rowHeight = 28
const count = 40
const spare = 5

export interface Drawn {
  readonly page: LogPage
  readonly chosen: number | undefined
  readonly onChoose: (entry: number) => void
}

interface Props {
  readonly link: RoomLink
  readonly label: string
  readonly role: 'log' | 'region'
  /** Draws the rows that are seen, one list item each. */
  readonly Rows: ComponentType<Drawn>
  /** Stands above the rows and goes sideways with them. */
  readonly Head?: ComponentType<Pick<Drawn, 'page'>>
}

/** Every event of the latest ten thousand; only those that are seen are drawn. */
export const EventList = ({ link, label, role, Rows, Head }: Props) => {
  const reading = useActorRef(readingMachine)
  const { travel } = useRoom()
  const { above, filter, chosen } = useSelector(reading, contextOf)
  const follows = useSelector(reading, isFollowing)
  const asked = { ...filter, above: follows ? undefined : Math.max(0, above - spare), count }
  const page = useQuery(link, 'log.page', asked)
  const box = useRef<HTMLDivElement>(null)
  const total = page?.total ?? 0
  useLayoutEffect(() => {
    if (follows && total > 0 && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [follows, total])
  const scrolled = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    reading.send({
      type: 'reading.scrolled',
      above: Math.floor(scrollTop / rowHeight),
      atEnd: scrollTop + clientHeight >= scrollHeight - rowHeight,
    })
  }
  const choose = (entry: number) => {
    reading.send({ type: 'reading.chosen', entry })
    travel.send({ type: 'travel.to', seq: entry })
  }
  return (
    <div className="sc-room-log">
      <LogFilters link={link} reading={reading} filter={filter} total={page?.events ?? 0} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: its role is one of two that both scroll */}
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: and both have a name */}
      <div
        ref={box}
        className="sc-room-log-box"
        role={role}
        aria-label={label}
        {...(role === 'log' ? { 'aria-live': 'off' } : {})}
        tabIndex={0}
        onScroll={scrolled}
        onKeyDown={goByRow}
      >
        {Head && page ? <Head page={page} /> : null}
        <div className="sc-room-log-whole" style={{ height: `${total * rowHeight}px` }}>
          <div style={{ transform: `translateY(${(page?.above ?? 0) * rowHeight}px)` }}>
            {page ? <Rows page={page} chosen={chosen} onChoose={choose} /> : null}
          </div>
        </div>
      </div>
      {chosen === undefined ? null : <LogDetailCard key={chosen} link={link} entry={chosen} />}
    </div>
  )
}
