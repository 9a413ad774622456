import { type Chart, type ChartState, type ChartTransition, routeOf } from '@statecart/chart'
import type { Marks } from '@statecart/chart/react'
import { useSelector } from '@xstate/react'
import type { ReactNode } from 'react'
import type { ActorRefFrom } from 'xstate'
import { BreakpointToggle, TransitionBreakpoints } from '../breakpoints/breakpoint-toggle.tsx'
import type { Sendable } from '../drive/drive-protocol.ts'
import { Sending } from '../drive/send-card.tsx'
import { useAct } from '../drive/use-act.ts'
import { driveTexts } from '../i18n/en/drive.ts'
import { chartTexts, exportTexts, seeTexts } from '../i18n/en/see.ts'
import type { pickingMachine } from '../machines/picking.machine.ts'
import { Button, IconButton } from '../parts/button.tsx'
import { close } from '../parts/icons.ts'
import { useRoom, useRoomShown, useWords } from '../room-context.tsx'
import { GuardList } from '../see/guards-list.tsx'
import type { RunningMachine } from '../see/running-machine.ts'
import type { ActorView } from '../see/see-protocol.ts'
import './chart-menu.css'

interface Props {
  readonly picking: ActorRefFrom<typeof pickingMachine>
  readonly chart: Chart
  readonly view: ActorView | undefined
  readonly running: RunningMachine | undefined
  readonly events: readonly Sendable[]
  readonly marks: Marks
  readonly onClose: () => void
}

/** A menu next to the selected state or transition, with its actions. */
export const ChartMenu = ({ picking, chart, onClose, ...rest }: Props) => {
  const { picked, at } = useSelector(picking, ({ context }) => context)
  const state = chart.states.find(({ id }) => id === picked)
  const transition = chart.transitions.find(({ id }) => id === picked)
  const frame = { at, onClose }
  if (state) return <StateMenu {...rest} {...frame} state={state} />
  return transition ? <TransitionMenu {...rest} {...frame} chart={chart} transition={transition} /> : null
}

interface FrameProps {
  readonly title: string
  /** The position of the pointer, in viewport coordinates. */
  readonly at: { readonly x: number; readonly y: number }
  readonly onClose: () => void
  readonly children: ReactNode
}

const width = 288

const Menu = ({ title, at, onClose, children }: FrameProps) => {
  const words = useWords(chartTexts)
  const left = Math.max(8, Math.min(at.x + 12, window.innerWidth - width - 8))
  const isLow = at.y > window.innerHeight / 2
  return (
    <section
      className="sc-room-chart-menu"
      aria-label={title}
      style={{ left, width, ...(isLow ? { bottom: window.innerHeight - at.y + 12 } : { top: at.y + 12 }) }}
    >
      <header>
        <strong translate="no">{title}</strong>
        <IconButton size="sm" icon={close} label={words.closeMenu} onClick={onClose} />
      </header>
      {children}
    </section>
  )
}

type StateProps = Pick<Props, 'running' | 'marks' | 'onClose'> &
  Pick<FrameProps, 'at'> & { readonly state: ChartState }

const StateMenu = ({ state, running, marks, at, onClose }: StateProps) => {
  const words = useWords(seeTexts)
  const share = useWords(exportTexts)
  const { ports } = useRoom()
  const { selection, filters } = useRoomShown(({ context }) => context)
  const facts = [
    marks.active.has(state.id) ? words.active : '',
    state.kind === 'atomic' || state.kind === 'compound' ? '' : words.kinds[state.kind],
    ...state.tags.map((tag) => `#${tag}`),
  ].filter((fact) => fact !== '')
  return (
    <Menu title={state.path || state.key} at={at} onClose={onClose}>
      {facts.length > 0 ? <p>{facts.join(' · ')}</p> : null}
      <p className="sc-room-menu-actions">
        {running && state.parent !== undefined ? (
          <>
            <GoButton state={state} running={running} />
            <BreakpointToggle kind="state" what={state.id} name={state.path} running={running} />
          </>
        ) : null}
        <Button
          size="sm"
          variant="outline"
          onClick={() => void ports.copy(ports.inspectorUrl.of({ ...selection, state: state.id }, filters))}
        >
          {share.link}
        </Button>
      </p>
    </Menu>
  )
}

const GoButton = ({
  state: { id, path },
  running: { link, actor },
}: {
  readonly state: ChartState
  readonly running: RunningMachine
}) => {
  const words = useWords(driveTexts)
  const act = useAct(link)
  return (
    <Button size="sm" onClick={() => act('drive.goTo', actor.sessionId, id)}>
      {words.goTo(path)}
    </Button>
  )
}

type TransitionProps = Omit<Props, 'picking'> &
  Pick<FrameProps, 'at'> & { readonly transition: ChartTransition }

const TransitionMenu = ({
  transition,
  chart,
  view,
  running,
  events,
  marks,
  at,
  onClose,
}: TransitionProps) => {
  const words = useWords(chartTexts)
  const guards = useWords(seeTexts)
  const { id, cause, event, source, targets } = transition
  const isPossible = marks.possible.has(id)
  const verdicts = view?.guards.filter((guard) => guard.transition === id) ?? []
  const sendable = events.find(({ type }) => type === event)
  const to = routeOf(transition)
  const nameOf = (state: string) => chart.states.find((one) => one.id === state)?.path || chart.id
  return (
    <Menu title={cause} at={at} onClose={onClose}>
      <p translate="no">
        {nameOf(source)}
        {targets.length > 0 ? ` → ${targets.map(nameOf).join(', ')}` : null}
      </p>
      {view && !isPossible ? (
        <p className="sc-room-menu-refusal">
          {marks.active.has(source) ? words.refused(cause) : words.notIn(nameOf(source))}
        </p>
      ) : null}
      {verdicts.length > 0 ? <GuardList guards={verdicts} words={guards} /> : null}
      {running && sendable ? (
        <div className="sc-room-sending">
          <Sending
            event={to === undefined ? sendable : { ...sendable, payload: { to } }}
            running={running}
            isOpen={isPossible}
          />
        </div>
      ) : null}
      {running ? <TransitionBreakpoints transition={transition} running={running} /> : null}
    </Menu>
  )
}
