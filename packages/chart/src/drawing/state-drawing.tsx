import type { Chart, ChartState } from '../chart.ts'
import type { Box, ChartLayout } from '../layout.ts'
import { linesIn, sizes, titleOf } from '../measures.ts'
import type { Marks } from './marks.ts'
import { NoteLine } from './note-line.tsx'
import { roundedPath } from './rounded-path.ts'

interface Props {
  readonly state: ChartState
  readonly chart: Chart
  readonly layout: ChartLayout
  readonly marks: Marks
  readonly onState?: ((id: string) => void) | undefined
}

export const StateDrawing = ({ state, chart, layout, marks, onState }: Props) => {
  const box = layout.states[state.id]
  if (!box) return null
  const choose = onState && (() => onState(state.id))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline beside the chart offers the same to the keyboard
    <g
      className="sc-chart-state"
      data-kind={state.kind}
      data-root={state.parent === undefined || undefined}
      data-region={isRegion(state, chart) || undefined}
      data-active={marks.active.has(state.id) || undefined}
      data-chosen={marks.chosen === state.id || undefined}
      data-state={state.id}
      onClick={choose}
    >
      {state.kind === 'shallow' || state.kind === 'deep' ? (
        <History box={box} deep={state.kind === 'deep'} />
      ) : (
        <StateBox box={box} state={state} chart={chart} marks={marks} />
      )}
      <Beginning state={state} layout={layout} />
    </g>
  )
}

function isRegion({ parent }: ChartState, { states }: Chart): boolean {
  return states.find(({ id }) => id === parent)?.kind === 'parallel'
}

const StateBox = ({
  box: [x, y, width, height],
  state,
  chart,
  marks,
}: { box: Box } & Omit<Props, 'layout'>) => {
  const { lines, columnWidth } = linesIn(state, chart)
  const { title, note, padding, gap } = sizes
  return (
    <>
      <rect
        className="sc-chart-box"
        x={x}
        y={y}
        width={width}
        height={height}
        rx={state.parent === undefined ? 16 : 10}
      />
      {state.kind === 'final' ? (
        <rect className="sc-chart-inner" x={x + 4} y={y + 4} width={width - 8} height={height - 8} rx="7" />
      ) : null}
      <text className="sc-chart-title" x={x + padding} y={y + 8 + title.font}>
        {titleOf(state, chart)}
      </text>
      {lines.map(({ column, row, ...line }) => (
        <NoteLine
          key={`${column}.${row}`}
          line={line}
          state={state.id}
          marks={marks}
          x={x + padding + column * columnWidth}
          y={y + 8 + title.line + gap + row * note.line + note.font}
        />
      ))}
    </>
  )
}

const historySign = { deep: 'H*', shallow: 'H' }

const History = ({ box: [x, y, width], deep }: { readonly box: Box; readonly deep: boolean }) => (
  <>
    <circle className="sc-chart-box" cx={x + width / 2} cy={y + width / 2} r={width / 2} />
    <text className="sc-chart-history" x={x + width / 2} y={y + width / 2 + 4.5}>
      {historySign[deep ? 'deep' : 'shallow']}
    </text>
  </>
)

/** The dot from which the state is begun, and its arrow. */
const Beginning = ({ state: { id, kind }, layout: { dots, lines } }: Pick<Props, 'state' | 'layout'>) => {
  const dot = dots[id]
  const isHistory = kind === 'shallow' || kind === 'deep'
  if (!(dot || isHistory)) return null
  return (
    <g className="sc-chart-beginning">
      {dot ? <circle cx={dot[0] + dot[2] / 2} cy={dot[1] + dot[3] / 2} r={dot[2] / 2} /> : null}
      {lines
        .filter((line) => line.of === `begin ${id}`)
        .map(({ points }) => (
          <path key={points.join()} d={roundedPath(points)} markerEnd="url(#sc-chart-tip)" />
        ))}
    </g>
  )
}
