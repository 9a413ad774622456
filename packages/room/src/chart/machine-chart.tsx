import { type ChartLayout, isInside } from '@statecart/chart'
import { useActorRef, useSelector } from '@xstate/react'
import { useCallback, useEffect, useMemo } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { MachineInfo } from '../about/about-protocol.ts'
import { BreakpointsProvider } from '../breakpoints/breakpoints-context.tsx'
import type { Sendable } from '../drive/drive-protocol.ts'
import { useAct } from '../drive/use-act.ts'
import { chartTexts } from '../i18n/en/see.ts'
import { foldedAtFirst, useLayouts } from '../layouts/use-layouts.ts'
import { pickingMachine } from '../machines/picking.machine.ts'
import type { Overlay } from '../prove/proof.ts'
import { useQuery, useRoom, useRoomShown, useWords } from '../room-context.tsx'
import { marksOf } from '../see/marks-of.ts'
import type { RunningMachine } from '../see/running-machine.ts'
import type { ActorView } from '../see/see-protocol.ts'
import { ChartFigure } from './chart-figure.tsx'
import { ChartMenu } from './chart-menu.tsx'

interface Props {
  readonly machine: MachineInfo
  /** The state of the actor, now or at an earlier moment. */
  readonly view: ActorView | undefined
  /** Undefined while no actor runs the machine. The chart is then read-only. */
  readonly running: RunningMachine | undefined
  readonly overlay: Overlay | undefined
}

interface LaidOutProps extends Props {
  readonly layouts: readonly ChartLayout[]
  readonly picking: ActorRefFrom<typeof pickingMachine>
}

/** The interactive chart of a machine. It fills its parent. */
export const MachineChart = (props: Props) => <Folding key={props.machine.name} {...props} />

/** Computes a new layout of a large chart when a state is folded or unfolded. */
const Folding = ({ running, ...rest }: Props) => {
  const words = useWords(chartTexts)
  const picking = useActorRef(pickingMachine, { input: { closed: foldedAtFirst(rest.machine) } })
  const closed = useSelector(picking, ({ context }) => context.closed)
  const isLarge = useMemo(() => foldedAtFirst(rest.machine).length > 0, [rest.machine])
  const layouts = useLayouts(rest.machine, isLarge ? closed : undefined)
  if (!layouts?.length)
    return (
      <p className="sc-room-no-drawing" role="status">
        {layouts ? words.notDrawn : words.drawing}
      </p>
    )
  const parts = { ...rest, picking, layouts }
  return running ? (
    <Live {...parts} running={running} />
  ) : (
    <Chart {...parts} running={undefined} events={[]} onSend={undefined} />
  )
}

const Live = (props: LaidOutProps & { readonly running: RunningMachine }) => {
  const { link, actor } = props.running
  const events = useQuery(link, 'send.events', actor.sessionId) ?? []
  const act = useAct(link)
  const send = useCallback(
    (type: string) => act('send.event', actor.sessionId, type, '{}'),
    [act, actor.sessionId],
  )
  return <Chart {...props} events={events} onSend={send} />
}

interface ChartProps extends LaidOutProps {
  readonly events: readonly Sendable[]
  /** Sends an event without a payload. */
  readonly onSend: ((type: string) => void) | undefined
}

const Chart = ({ machine, layouts, picking, view, running, overlay, events, onSend }: ChartProps) => {
  const { room } = useRoom()
  const { chart } = machine
  const selection = useRoomShown(({ context }) => context.selection)
  const picked = useSelector(picking, ({ context }) => context.picked)
  const closed = useSelector(picking, ({ context }) => context.closed)
  const selected = picked ?? selection.state
  const marks = useMemo(
    () => ({ ...marksOf(view, chart, selected), ...overlay }),
    [view, chart, selected, overlay],
  )
  useEffect(() => {
    if (selection.state === undefined) return
    for (const id of closed.filter((outer) => isInside(selection.state ?? '', outer, chart)))
      picking.send({ type: 'picking.fold', id })
  }, [picking, chart, selection.state, closed])
  const pickState = (id: string, at: { x: number; y: number }) => {
    picking.send({ type: 'picking.pick', id, at })
    room.send({ type: 'room.show', selection: { ...selection, state: id } })
  }
  const pickTransition = (id: string, at: { x: number; y: number }) => {
    picking.send({ type: 'picking.pick', id, at })
    const event = chart.transitions.find((transition) => transition.id === id)?.event
    const sendable = events.find(({ type }) => type === event)
    if (sendable && marks.possible.has(id) && hasNoPayload(sendable)) onSend?.(sendable.type)
  }
  const clear = () => {
    picking.send({ type: 'picking.clear' })
    const { state: _, ...rest } = selection
    if (selection.state !== undefined) room.send({ type: 'room.show', selection: rest })
  }
  return (
    <ChartFigure
      machine={machine}
      chart={chart}
      layouts={layouts}
      marks={marks}
      closed={closed}
      shown={selection.state}
      onState={pickState}
      onTransition={pickTransition}
      onFold={(id) => picking.send({ type: 'picking.fold', id })}
      onClear={clear}
    >
      {picked === undefined ? null : (
        <BreakpointsProvider>
          <ChartMenu
            key={picked}
            picking={picking}
            chart={chart}
            view={view}
            running={running}
            events={events}
            marks={marks}
            onClose={clear}
          />
        </BreakpointsProvider>
      )}
    </ChartFigure>
  )
}

/** Whether an event is known to have no payload. An event that was never seen may have one, so its form is opened. */
function hasNoPayload({ payload, source }: Sendable): boolean {
  return source !== 'unknown' && JSON.stringify(payload) === '{}'
}
