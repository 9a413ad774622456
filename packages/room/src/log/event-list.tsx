import './log.css'
import { useActorRef, useSelector } from '@xstate/react'
import {
  type ComponentType,
  type CSSProperties,
  type KeyboardEvent,
  type UIEvent,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import type { SnapshotFrom } from 'xstate'
import { Hint } from '../hints/hint.tsx'
import { readingMachine } from '../machines/reading.machine.ts'
import type { RoomLink } from '../protocol.ts'
import { useQuery, useRoom, useRoomShown } from '../room-context.tsx'
import { useMoment } from '../time/time-bar.tsx'
import { LogDetailCard } from './log-detail-card.tsx'
import { LogFilters } from './log-filters.tsx'
import type { LogPage, LogRow } from './log-protocol.ts'

const siblingByKey: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  ArrowDown: 'nextElementSibling',
  ArrowUp: 'previousElementSibling',
}

/** The arrow keys move the focus between rows. */
function moveRowFocus(event: KeyboardEvent<HTMLElement>): void {
  const sibling = siblingByKey[event.key]
  const row = event.target instanceof Element ? event.target.closest('li') : null
  if (!(sibling && row)) return
  event.preventDefault()
  row[sibling]?.querySelector('button')?.focus()
}

type Reading = SnapshotFrom<typeof readingMachine>
const aboveOf = ({ context }: Reading) => context.above
const isFollowing = (snapshot: Reading) => snapshot.matches('following')

export const rowHeight = 26
const rowsPerPage = 60
const overscan = 15

export interface Drawn {
  readonly page: LogPage
  /** The number of the selected event. The room shows the state after it. */
  readonly moment: number | undefined
  readonly onChoose: (line: LogRow) => void
}

interface Props {
  readonly link: RoomLink
  readonly label: string
  readonly role: 'log' | 'region'
  /** Renders the visible rows, one list item each. */
  readonly Rows: ComponentType<Drawn>
  /** Rendered above the rows and scrolled horizontally with them. */
  readonly Head?: ComponentType<Pick<Drawn, 'page'>>
}

/** The logged events that match the filters, and the changes caused by the selected event. */
export const EventList = (props: Props) => {
  const { link, role } = props
  const filter = useRoomShown(({ context }) => context.filters.log)
  const moment = useMoment()
  return (
    <div className="sc-room-log">
      <Hint tool={role === 'log' ? 'log' : 'sequence'} />
      <LogFilters link={link} filter={filter} />
      <Lines {...props} />
      {moment === undefined ? null : <LogDetailCard key={moment} link={link} entry={moment} />}
    </div>
  )
}

/** Renders only the visible rows. */
const Lines = ({ link, label, role, Rows, Head }: Props) => {
  const reading = useActorRef(readingMachine)
  const filter = useRoomShown(({ context }) => context.filters.log)
  const moment = useMoment()
  const above = useSelector(reading, aboveOf)
  const follows = useSelector(reading, isFollowing)
  const query = {
    ...filter,
    above: follows ? undefined : Math.max(0, above - overscan),
    count: rowsPerPage,
    moment,
  }
  const page = useQuery(link, 'log.page', query)
  const choose = useChoice(link)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new filter restarts the list, although the effect does not read it
  useEffect(() => reading.send({ type: 'reading.restarted' }), [reading, filter])
  const total = page?.total ?? 0
  const rows = {
    '--row-height': `${rowHeight}px`,
    '--rows': total,
    '--above': page?.above ?? 0,
  } as CSSProperties
  useLayoutEffect(() => {
    if (follows && total > 0 && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [follows, total])
  const row = page?.at
  useLayoutEffect(() => {
    if (row !== undefined && row >= 0 && box.current) scrollToRow(row, box.current)
  }, [row])
  useEffect(() => (box.current ? keepAtEnd(box.current, reading) : undefined), [reading])
  const hadFocus = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page may lack the row with the focus
  useLayoutEffect(() => {
    const { ownerDocument } = box.current ?? {}
    if (hadFocus.current && ownerDocument?.activeElement === ownerDocument?.body)
      box.current?.focus({ preventScroll: true })
  }, [page])
  const scrolled = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget
    reading.send({
      type: 'reading.scrolled',
      above: Math.floor(scrollTop / rowHeight),
      atEnd: scrollTop + clientHeight >= scrollHeight - rowHeight,
    })
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the role is `log` or `region`, and the element scrolls with either
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles support aria-label
    <div
      ref={box}
      className="sc-room-log-box"
      role={role}
      aria-label={label}
      {...(role === 'log' ? { 'aria-live': 'off' } : {})}
      tabIndex={0}
      onScroll={scrolled}
      onKeyDown={moveRowFocus}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
    >
      {Head && page ? <Head page={page} /> : null}
      <div className="sc-room-log-whole" style={rows}>
        <div>{page ? <Rows page={page} moment={moment} onChoose={choose} /> : null}</div>
      </div>
    </div>
  )
}

/** Scrolls to a row that is out of view. */
function scrollToRow(row: number, box: HTMLElement): void {
  const top = row * rowHeight
  if (top < box.scrollTop || top + rowHeight > box.scrollTop + box.clientHeight)
    box.scrollTop = top - (box.clientHeight - rowHeight) / 2
}

/**
 * Scrolls to the end when the box is shown again or resized. Otherwise it would show an area in which no rows are rendered.
 */
function keepAtEnd(box: HTMLElement, reading: { getSnapshot(): Reading }): () => void {
  const observer = new ResizeObserver(() => {
    if (isFollowing(reading.getSnapshot())) box.scrollTop = box.scrollHeight
  })
  observer.observe(box)
  return () => observer.disconnect()
}

/** Shows the state after an event. If no machine is selected, also selects the machine that received the event. */
function useChoice(link: RoomLink): Drawn['onChoose'] {
  const { room, travel } = useRoom()
  const selected = useRoomShown(({ context }) => context.selection.machine)
  const actors = useQuery(link, 'actors.list')
  return ({ seq, sessionId }) => {
    travel.send({ type: 'travel.to', seq })
    const machine = actors?.find((actor) => actor.sessionId === sessionId)?.machine
    if (selected === undefined && machine !== undefined)
      room.send({ type: 'room.show', selection: { machine, actor: sessionId } })
  }
}
