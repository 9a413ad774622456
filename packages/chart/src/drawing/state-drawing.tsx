import { memo } from 'react'
import { type Chart, type ChartState, isHistory } from '../chart.ts'
import { type Box, type ChartLayout, linesOf } from '../layout.ts'
import { linesIn, sizes, stateSize, titleOf } from '../measures.ts'
import { childrenOf, stateWith, transitionsFrom } from '../nesting.ts'
import { useArrowTip } from './arrow-tips.tsx'
import { FoldButton } from './fold-button.tsx'
import { type ClickPlace, clickOn, hasSameParts, isSameMark, type Marks } from './marks.ts'
import { NoteLine } from './note-line.tsx'
import { roundedPath } from './rounded-path.ts'
import { StateSummary } from './state-summary.tsx'

interface Props {
  readonly state: ChartState
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly marks: Marks
  /** Whether the state is inside a summarized state. */
  readonly isHidden: boolean
  /** Whether the state shows only its name and its active child, at a small scale. */
  readonly isSummarized: boolean
  readonly isClosed: boolean
  readonly isConnected: boolean
  readonly onState?: ((id: string, at: ClickPlace) => void) | undefined
  readonly onTransition?: ((id: string, at: ClickPlace) => void) | undefined
  readonly onFold?: ((id: string) => void) | undefined
}

export const StateDrawing = memo((props: Props) => {
  const { state, chart, layout, marks, isHidden, isSummarized, isConnected, onState } = props
  const box = layout.states[state.id]
  if (!box) return null
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline beside the chart offers the same to the keyboard
    <g
      className="sc-chart-state"
      data-kind={state.kind}
      data-root={state.parent === undefined || undefined}
      data-region={isRegion(state, chart) || undefined}
      data-container={childrenOf(state.id, chart).length > 0 || undefined}
      data-active={marks.active.has(state.id) || undefined}
      data-selected={marks.selected === state.id || undefined}
      data-connected={isConnected || undefined}
      data-hidden={isHidden || undefined}
      data-summarized={isSummarized || undefined}
      data-state={state.id}
      onClick={clickOn(state.id, onState)}
    >
      {isHistory(state) ? (
        <History box={box} deep={state.kind === 'deep'} />
      ) : (
        <StateBox {...props} box={box} />
      )}
      <Beginning state={state} layout={layout} />
    </g>
  )
}, isSameDrawing)

/** Most states look the same after an event. A state is rendered again only if a mark on it or in its box changed. */
function isSameDrawing({ marks: before, ...old }: Props, { marks, ...next }: Props): boolean {
  const { state, chart } = next
  const drawnIds = [
    state.id,
    ...state.invokes.map((invoke) => `${state.id}|${invoke.id}`),
    ...childrenOf(state.id, chart).map(({ id }) => id),
    ...transitionsFrom(state.id, chart).flatMap(({ id, targets }) => (targets.length === 0 ? [id] : [])),
  ]
  return hasSameParts(old, next) && isSameMark(drawnIds, before, marks)
}

function isRegion({ parent = '' }: ChartState, chart: Chart): boolean {
  return stateWith(parent, chart)?.kind === 'parallel'
}

const StateBox = (props: Props & { readonly box: Box }) => {
  const { box, state, chart, marks, isSummarized, isClosed, onFold } = props
  const [x, y, width, height] = box
  const isContainer = childrenOf(state.id, chart).length > 0
  const { title, padding } = sizes
  const rounding = state.parent === undefined ? 14 : 9
  return (
    <>
      <rect className="sc-chart-box" x={x} y={y} width={width} height={height} rx={rounding} />
      {state.kind === 'final' ? (
        <rect className="sc-chart-inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="6" />
      ) : null}
      {/* The second cue of an active state, besides its color. */}
      <path className="sc-chart-bar" d={barPath(box, rounding, isContainer ? 20 : undefined)} />
      {isContainer && !isClosed ? <Header box={box} state={state} chart={chart} /> : null}
      <text className="sc-chart-title" x={x + padding} y={y + 8 + title.font}>
        {titleOf(state, chart)}
        {state.kind === 'parallel' ? <tspan className="sc-chart-kind"> ∥</tspan> : null}
      </text>
      {isContainer && isClosed ? (
        <text className="sc-chart-child" x={x + padding} y={y + 8 + title.line + sizes.gap + sizes.note.font}>
          {activeChildren(state, chart, marks)}
        </text>
      ) : (
        <Notes {...props} />
      )}
      {isContainer && onFold ? (
        <FoldButton id={state.id} box={box} isClosed={isClosed} onFold={onFold} />
      ) : null}
      {isSummarized || !isContainer ? (
        <StateSummary
          box={box}
          name={titleOf(state, chart)}
          child={isContainer ? activeChildren(state, chart, marks) : ''}
        />
      ) : null}
    </>
  )
}

/** A bar at the left edge: next to the name of a container, or along the whole edge of a state without children. */
function barPath([x, y, , height]: Box, rounding: number, length: number | undefined): string {
  if (length !== undefined) return `M${x} ${y + 9}h4v${length}h-4Z`
  const corner = `a${rounding} ${rounding} 0 0 0`
  return `M${x + rounding} ${y}${corner}-${rounding} ${rounding}v${height - 2 * rounding}${corner} ${rounding} ${rounding}h-4v-${height}Z`
}

/** The active children of a folded state, or the number of its children. */
function activeChildren({ id }: ChartState, chart: Chart, { active }: Marks): string {
  const children = childrenOf(id, chart)
  const names = children.filter((child) => active.has(child.id)).map(({ key }) => key)
  return names.length > 0 ? `● ${names.join(' · ')}` : `${children.length} …`
}

/** The line between the header of a state (its name and its own lines) and its child states. */
const Header = ({
  box: [x, y, width],
  state,
  chart,
}: Pick<Props, 'state' | 'chart'> & { readonly box: Box }) => {
  const bottom = y + stateSize(state, chart).height - 4
  return <path className="sc-chart-header" d={`M${x} ${bottom}h${width}`} />
}

const Notes = ({ box: [x, y], state, chart, marks, onTransition }: Props & { readonly box: Box }) => {
  const { lines, columnWidth } = linesIn(state, chart)
  const { title, note, padding, gap } = sizes
  return lines.map(({ column, at, ...line }) => (
    <NoteLine
      key={`${column}.${at}`}
      line={line}
      state={state.id}
      marks={marks}
      x={x + padding + column * columnWidth}
      y={y + 8 + title.line + gap + at * note.line + note.font}
      onTransition={onTransition}
    />
  ))
}

const History = ({ box: [x, y, width], deep }: { readonly box: Box; readonly deep: boolean }) => (
  <>
    <circle className="sc-chart-box" cx={x + width / 2} cy={y + width / 2} r={width / 2} />
    <text className="sc-chart-history" x={x + width / 2} y={y + width / 2 + 4.5}>
      {deep ? 'H*' : 'H'}
    </text>
  </>
)

/** The initial dot of a state and its arrow; in a history state, only the arrow to its default target. */
const Beginning = ({ state, layout }: Pick<Props, 'state' | 'layout'>) => {
  const tip = useArrowTip('rest')
  const dot = layout.dots[state.id]
  if (!(dot || isHistory(state))) return null
  return (
    <g className="sc-chart-beginning">
      {dot ? <circle cx={dot[0] + dot[2] / 2} cy={dot[1] + dot[3] / 2} r={dot[2] / 2} /> : null}
      {linesOf(`begin ${state.id}`, layout).map(({ points }) => (
        <path key={points.join()} d={roundedPath(points)} markerEnd={tip} />
      ))}
    </g>
  )
}
