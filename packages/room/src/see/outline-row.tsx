import { TransitionBreakpoints } from '../breakpoints/breakpoint-toggle.tsx'
import { seeTexts } from '../i18n/en/see.ts'
import type { Overlay } from '../prove/proof.ts'
import { useWords } from '../room-context.tsx'
import type { Row, StateRow, TransitionRow } from './outline-rows.ts'
import type { RunningMachine } from './running-machine.ts'
import type { ActorView, GuardView } from './see-protocol.ts'
import { StateActions } from './state-actions.tsx'

interface Props {
  readonly row: Row
  readonly view: ActorView | undefined
  readonly running: RunningMachine | undefined
  readonly overlay: Overlay | undefined
  readonly isReached: boolean
  readonly isClosed: boolean
  readonly onToggle: () => void
  readonly onReach: () => void
}

export const OutlineRow = (props: Props) => {
  const { row, view, running, overlay, isReached, isClosed, onToggle, onReach } = props
  const isActive = row.kind === 'state' && (view?.active.includes(row.id) ?? false)
  return (
    <div
      role="treeitem"
      aria-level={row.level}
      aria-posinset={row.place.at}
      aria-setsize={row.place.of}
      aria-expanded={row.kind === 'state' && row.hasChildren ? !isClosed : undefined}
      aria-current={isActive ? 'true' : undefined}
      tabIndex={isReached ? 0 : -1}
      className="sc-room-row"
      data-kind={row.kind}
      data-row={row.id}
      style={{
        paddingInlineStart: `calc(${row.level - 1} * 1.1 * var(--sc-spacing-4) + 0.4 * var(--sc-spacing-4))`,
      }}
      onFocus={onReach}
    >
      {row.kind === 'state' ? (
        <StateText row={row} isActive={isActive} isClosed={isClosed} onToggle={onToggle} />
      ) : (
        <TransitionText
          row={row}
          guard={view?.guards.find(({ transition }) => transition === row.id)}
          count={overlay?.counts.get(row.id)}
          isMissing={overlay?.missing.has(row.id) ?? false}
        />
      )}
      {row.kind === 'state' && running ? <StateActions state={row.state} running={running} /> : null}
      {row.kind === 'transition' && running ? (
        <TransitionBreakpoints transition={row.transition} running={running} isRepeated={!row.isFirst} />
      ) : null}
    </div>
  )
}

type StateProps = { readonly row: StateRow } & Pick<Props, 'isClosed' | 'onToggle'> & {
    readonly isActive: boolean
  }

const StateText = ({ row: { state, isInitial, hasChildren }, isActive, isClosed, onToggle }: StateProps) => {
  const words = useWords(seeTexts)
  const marks = [
    isActive ? words.active : '',
    isInitial ? words.initial : '',
    state.kind === 'atomic' || state.kind === 'compound' ? '' : words.kinds[state.kind],
    ...state.tags,
  ].filter((mark) => mark !== '')
  return (
    <>
      {/* Only for the pointer: the keyboard folds with the arrow keys. */}
      <span
        className="sc-room-fold"
        aria-hidden="true"
        data-closed={isClosed || undefined}
        onPointerDown={onToggle}
      >
        {hasChildren ? (
          <svg viewBox="0 0 10 10" aria-hidden="true">
            <path d="m2 3.5 3 3 3-3" />
          </svg>
        ) : null}
      </span>
      <span className="sc-room-state" data-active={isActive || undefined} translate="no">
        {state.key}
      </span>
      {marks.length > 0 ? <span className="sc-room-marks">{marks.join(' · ')}</span> : null}
    </>
  )
}

interface TransitionProps {
  readonly row: TransitionRow
  readonly guard: GuardView | undefined
  /** How often the transition was taken, if the chart shows coverage. */
  readonly count: string | undefined
  readonly isMissing: boolean
}

const TransitionText = ({ row: { transition, targets }, guard, count, isMissing }: TransitionProps) => {
  const { cause, actions } = transition
  return (
    <span className="sc-room-transition" data-missing={isMissing || undefined} translate="no">
      <b>{cause}</b>
      {transition.guard === undefined ? null : (
        <span data-holds={guard?.holds} className="sc-room-guard">{` [${transition.guard}]`}</span>
      )}
      {targets.length > 0 ? <span>{` → ${targets.join(', ')}`}</span> : null}
      {actions.length > 0 ? <span>{` / ${actions.join(', ')}`}</span> : null}
      {count === undefined ? null : <span className="sc-room-count">{` ×${count}`}</span>}
    </span>
  )
}
